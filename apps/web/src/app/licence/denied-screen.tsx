import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { MessageScreen } from '../../components/states/message-screen.tsx';
import { formatDate } from '../../lib/format/dates.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { useResellerDialog } from './reseller-dialog.tsx';

/** In place of a page that an expired licence closes. */
export function DeniedScreen() {
  const { licenseExpiration } = useSessionUser();
  const openDialog = useResellerDialog();
  return (
    <MessageScreen
      title="Accesso negato"
      icon={<IconLock size={40} stroke={1.4} color="var(--text-3)" aria-hidden="true" />}
      actions={
        <Button variant="filled" onClick={openDialog}>
          Contatta il rivenditore
        </Button>
      }
    >
      La licenza è scaduta{licenseExpiration ? ` il ${formatDate(licenseExpiration)}` : ''}: questa funzione è
      chiusa finché non viene rinnovata. I tuoi dati restano consultabili.
    </MessageScreen>
  );
}
