import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { isWithoutSeat, noSeatMessage } from '@truciolo/contract';
import { MessageScreen } from '../../components/states/message-screen.tsx';
import { formatDate } from '../../lib/format/dates.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { useResellerDialog } from './reseller-dialog.tsx';

/** In place of a page that an expired licence, or the want of a seat, closes. */
export function DeniedScreen() {
  const { licenseExpiration, seatManagers } = useSessionUser();
  const openDialog = useResellerDialog();
  const noSeat = isWithoutSeat(licenseExpiration);
  return (
    <MessageScreen
      title="Accesso negato"
      icon={<IconLock size={40} stroke={1.4} color="var(--text-3)" aria-hidden="true" />}
      actions={
        noSeat ? null : (
          <Button variant="filled" onClick={openDialog}>
            Contatta il rivenditore
          </Button>
        )
      }
    >
      {noSeat
        ? noSeatMessage(seatManagers)
        : `La licenza è scaduta${licenseExpiration ? ` il ${formatDate(licenseExpiration)}` : ''}: questa funzione è chiusa finché non viene rinnovata.`}{' '}
      I tuoi dati restano consultabili.
    </MessageScreen>
  );
}
