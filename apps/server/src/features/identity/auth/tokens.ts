import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Secrets } from '../../../platform/secrets.ts';

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
    .sign(secrets.tokenKey);
}

export async function readSessionGuid(secrets: Secrets, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, secrets.tokenKey, { issuer: ISSUER, algorithms: ['HS256'] });
    if (typeof payload.sid === 'string') return payload.sid;
  } catch {
    // Forged, cut or from another installation: the answer is the same.
  }
  throw new AppError('UNAUTHENTICATED');
}
