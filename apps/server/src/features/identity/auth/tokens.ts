import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Secrets } from '../../../platform/secrets.ts';

const ISSUER = 'truciolo';
/** A session ends this long after the login, whatever happens in it; its token says so too. */
export const SESSION_DAYS = 30;
export const DAY_MS = 86_400_000;

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

export async function readSessionGuid(secrets: Secrets, token: string, now: Date): Promise<string> {
  try {
    const rules = { issuer: ISSUER, algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify(token, secrets.tokenKey, rules);
    if (typeof payload.sid === 'string') return payload.sid;
  } catch {
    // Forged, cut or from another installation: the answer is the same.
  }
  throw new AppError('UNAUTHENTICATED');
}
