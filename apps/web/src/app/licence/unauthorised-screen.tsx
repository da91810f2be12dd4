import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { MessageScreen } from '../../components/states/message-screen.tsx';
import { pages } from '../../lib/pages.ts';
import { useResellerDialog } from './reseller-dialog.tsx';

/** In place of a page the user has no capability for. */
export function UnauthorisedScreen() {
  const navigate = useNavigate();
  const askReseller = useResellerDialog();
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(pages.dashboard));
  return (
    <MessageScreen
      title="Accesso non autorizzato"
      icon={<IconShieldLock size={40} stroke={1.4} color="var(--text-3)" aria-hidden="true" />}
      actions={
        <>
          <Button variant="filled" onClick={goBack}>
            Torna indietro
          </Button>
          <Button onClick={askReseller}>Chiedi al rivenditore</Button>
        </>
      }
    >
      Il tuo utente non ha il permesso per questa pagina. Chiedi al responsabile licenze della tua azienda di
      attivarlo, oppure al rivenditore se la funzione non è nel vostro piano.
    </MessageScreen>
  );
}
