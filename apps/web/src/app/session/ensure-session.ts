import { ApiError } from '@truciolo/contract';
import { verifySession } from '../../features/auth/api/verify-session.ts';
import { loadTheme } from '../../features/preferences/theme-store.ts';
import { isUnreachable } from '../../lib/api/failures.ts';
import { clearSession, getSession, readToken, startSession } from '../../lib/session/session-store.ts';

/**
 * The server did not answer, a proxy or an overloaded server did, or the browser aborted the call while leaving the
 * page: the token may still be valid.
 */
const isUnjudged = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof ApiError && error.code === 'RATE_LIMITED') ||
  (error instanceof DOMException && error.name === 'AbortError');

async function verifyStoredToken(): Promise<void> {
  const token = readToken();
  if (getSession().status !== 'unknown' || token === null) return;
  const theme = loadTheme();
  try {
    const user = await verifySession(token);
    await theme;
    startSession(token, user);
  } catch (error) {
    if (isUnjudged(error)) throw error;
    // An invalid token is dropped silently; a user whose session timed out gets a message.
    const isIdle = error instanceof ApiError && error.code === 'SESSION_IDLE';
    clearSession(isIdle ? error.message : undefined);
  }
}

let check: Promise<void> | null = null;

/** Settles once the stored token has been checked; all guards wait for the same check. */
export function ensureSession(): Promise<void> {
  check ??= verifyStoredToken().catch((error: unknown) => {
    check = null;
    throw error;
  });
  return check;
}
