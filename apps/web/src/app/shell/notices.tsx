import { isWithoutSeat, noSeatMessage, type SessionUser } from '@truciolo/contract';
import { Bell } from '../../features/notices/components/bell.tsx';
import { agree } from '../../lib/format/counts.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { isLicenceExpired, licenceDaysLeft } from '../../lib/session/licence.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';

/** Days before the expiry at which the notice appears. */
const NEAR_DAYS = 15;
/** And this near it rings: not from the first minute of a trial. */
const URGENT_DAYS = 5;

interface LicenceRemark {
  readonly remark: string | null;
  readonly isUrgent: boolean;
}

type Licensed = Pick<SessionUser, 'licenseExpiration' | 'seatManagers'>;

function licenceRemark(
  { licenseExpiration: expiration, seatManagers }: Licensed,
  now: number,
): LicenceRemark {
  if (expiration === null) return { remark: null, isUrgent: false };
  if (isWithoutSeat(expiration)) return { remark: noSeatMessage(seatManagers), isUrgent: true };
  if (isLicenceExpired(expiration, now))
    return { remark: `La licenza è scaduta il ${formatDate(expiration)}.`, isUrgent: true };
  const days = licenceDaysLeft(expiration, now);
  if (days === null || days > NEAR_DAYS) return { remark: null, isUrgent: false };
  const when = agree(days, 'entro un giorno', `fra ${days} giorni`);
  return {
    remark: `La licenza scade ${when}, il ${formatDate(expiration)}.`,
    isUrgent: days <= URGENT_DAYS,
  };
}

/** The bell with the notices of the licence. */
export function Notices({ size }: { readonly size?: number }) {
  const remark = licenceRemark(useSessionUser(), Date.now());
  return <Bell {...remark} {...(size !== undefined && { size })} />;
}
