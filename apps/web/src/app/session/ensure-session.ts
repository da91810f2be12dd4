import { ApiError } from '@truciolo/contract';
import { verifySession } from '../../features/auth/api/verify-session.ts';
import { loadTheme } from '../../features/preferences/theme-store.ts';
import { clearSession, getSession, readToken, startSession } from '../../lib/session/session-store.ts';

/**
 * Nobody answered, or somebody who cannot tell (proxy, overload), or the page is being left and the browser ended the
 * call: the token may still be good.
 */
const isUnjudged = (error: unknown): boolean =>
  error instanceof ApiError
    ? [0, 429, 502, 503, 504].includes(error.status)
    : error instanceof DOMException && error.name === 'AbortError';

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
    // A token that is no good goes in silence; who was away for a week wants to know what happened.
    const isIdle = error instanceof ApiError && error.code === 'SESSION_IDLE';
    clearSession(isIdle ? error.message : undefined);
  }
}

let check: Promise<void> | null = null;

/** Settles once the stored token has been judged; every guard waits for the same check. */
export function ensureSession(): Promise<void> {
  check ??= verifyStoredToken().catch((error: unknown) => {
    check = null;
    throw error;
  });
  return check;
}
