import { ApiError, isWrite, type RouteSpec, type SessionUser } from '@truciolo/contract';
import { isLicenceExpired, licenceExpiredText } from '../session/licence.ts';

/**
 * With an expired licence a write never leaves the browser; it ends in the same 403 the server would give.
 * The exceptions are declared on the routes (`licence: 'open'`). A courtesy only: the server decides.
 */
export function refuseExpiredWrite(spec: RouteSpec, user: SessionUser | null, now: number): void {
  if (!user || !isWrite(spec.method) || spec.access === 'public' || spec.licence === 'open') return;
  const expiration = user.licenseExpiration;
  if (!isLicenceExpired(expiration, now)) return;
  throw new ApiError(403, {
    code: 'LICENSE_EXPIRED',
    message: licenceExpiredText(expiration, user.seatManagers),
    ...(expiration ? { licenseExpiration: expiration } : {}),
  });
}
