import { isWithoutSeat, noSeatMessage } from '@truciolo/contract';
import { formatDate } from '../format/dates.ts';

/** Expired when the expiry lies in the past; no expiry means the licence does not end. */
export const isLicenceExpired = (expiration: string | null, now: number): boolean =>
  expiration !== null && Date.parse(expiration) < now;

export const licenceExpiredText = (
  expiration: string | null | undefined,
  seatManagers: readonly string[] = [],
): string => {
  if (isWithoutSeat(expiration)) return noSeatMessage(seatManagers);
  return expiration
    ? `Licenza scaduta il ${formatDate(expiration)}. Contatta il supporto o il tuo fornitore.`
    : 'Licenza scaduta. Contatta il supporto o il tuo fornitore.';
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days left, rounded up; null while there is no expiry or it has passed. */
export function licenceDaysLeft(expiration: string | null, now: number): number | null {
  if (expiration === null || isLicenceExpired(expiration, now)) return null;
  return Math.ceil((Date.parse(expiration) - now) / DAY_MS);
}
