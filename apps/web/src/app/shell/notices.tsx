import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { isWithoutSeat, NO_SEAT_MESSAGE } from '@truciolo/contract';
import { formatDate } from '../../lib/format/dates.ts';
import { isLicenceExpired, licenceDaysLeft } from '../../lib/session/licence.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import classes from './notices.module.css';

/** An expiry this near is worth a notice. */
const NEAR_DAYS = 14;

function licenceNotice(expiration: string | null, now: number): string | null {
  if (expiration === null) return null;
  if (isWithoutSeat(expiration)) return NO_SEAT_MESSAGE;
  if (isLicenceExpired(expiration, now)) return `La licenza è scaduta il ${formatDate(expiration)}.`;
  const days = licenceDaysLeft(expiration, now);
  if (days === null || days > NEAR_DAYS) return null;
  return `La licenza scade ${days === 1 ? 'entro un giorno' : `fra ${days} giorni`}, il ${formatDate(expiration)}.`;
}

/** The bell: what the shop should know. */
export function Notices() {
  const notice = licenceNotice(useSessionUser().licenseExpiration, Date.now());
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Indicator disabled={notice === null} size={7} offset={5} color="var(--accent-mark)">
        <Popover.Target>
          <ActionIcon size={26} aria-label={notice ? 'Notifiche: 1 nuova' : 'Notifiche'}>
            <IconBell size={17} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        <h2 className={classes.title}>Notifiche</h2>
        <p className={classes.text}>{notice ?? 'Nessuna notifica.'}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
