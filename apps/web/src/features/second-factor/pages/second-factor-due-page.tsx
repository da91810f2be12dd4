import { Button } from '@mantine/core';
import { Panel } from '../../../components/panel/panel.tsx';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { refreshUser } from '../api/second-factor-calls.ts';
import { PasskeysPanel } from '../components/passkeys-panel.tsx';
import classes from '../components/second-factor.module.css';
import { SetUp } from '../components/set-up.tsx';

/** The company asks for it: until it is set up the server lets nothing else be done. */
export function SecondFactorDuePage({ onLeave }: { readonly onLeave: () => void }) {
  const { companyName } = useSessionUser();
  return (
    <div className={classes.due}>
      <h1>Verifica in due passaggi</h1>
      <p>
        {companyName} la chiede a tutti. Ti serve un’app di autenticazione sul telefono: Google Authenticator,
        Microsoft Authenticator o un’altra. Poi si continua a lavorare.
      </p>
      <Panel
        title="Configura l’app"
        actions={
          <Button size="xs" onClick={onLeave}>
            Esci
          </Button>
        }
      >
        <SetUp isOn={false} onDone={() => void refreshUser()} />
      </Panel>
      <p>Oppure, senza app, con una passkey:</p>
      <PasskeysPanel isOn={false} hasApp={false} onFirst={() => void refreshUser()} />
    </div>
  );
}
