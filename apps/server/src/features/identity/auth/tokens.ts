import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { DAY_MS, SESSION_DAYS } from '../sessions/session-life.ts';

const ISSUER = 'truciolo';

/** The claims are for the browser to read; the server trusts only the session's guid and looks the rest up. */
export function signToken(secrets: Secrets, actor: Actor, now: Date): Promise<string> {
  return new SignJWT({
    sid: actor.sessionGuid,
    companyGuid: actor.companyGuid,
    capabilities: actor.capabilities,
    licenseExpiration: actor.licenseExpiration?.toISOString() ?? null,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(actor.userGuid)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SESSION_DAYS * DAY_MS))
    .sign(secrets.tokenKey);
}

interface Known {
  readonly sessionGuid: string;
  readonly expiresAt: number;
}

/** Verified tokens, by their secrets: a valid signature stays valid. */
const known = new WeakMap<Secrets, Map<string, Known>>();
const MOST_KNOWN = 5000;

function remember(secrets: Secrets, token: string, session: Known): void {
  const tokens = known.get(secrets) ?? new Map<string, Known>();
  known.set(secrets, tokens);
  // The oldest is dropped; it only has to be verified again.
  if (tokens.size >= MOST_KNOWN) tokens.delete(tokens.keys().next().value ?? '');
  tokens.set(token, session);
}

/** The session of a token. The database decides whether that session is still valid. */
export async function readSessionGuid(secrets: Secrets, token: string, now: Date): Promise<string> {
  const seen = known.get(secrets)?.get(token);
  if (seen && seen.expiresAt > now.getTime()) return seen.sessionGuid;
  try {
    const rules = { issuer: ISSUER, algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify(token, secrets.tokenKey, rules);
    if (typeof payload.sid === 'string') {
      // A token without an expiry, from an older version, is verified each time.
      if (payload.exp) remember(secrets, token, { sessionGuid: payload.sid, expiresAt: payload.exp * 1000 });
      return payload.sid;
    }
  } catch {
    // Forged, cut or from another installation: the answer is the same.
  }
  throw new AppError('UNAUTHENTICATED');
}
