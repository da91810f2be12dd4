import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { RECOVERY_CODES, type SecondFactorState } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { formatDate } from '../../../lib/format/dates.ts';
import { renewRecoveryCodes, secondFactorQuery, switchOffSecondFactor } from '../api/second-factor-calls.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';
import { SetUp } from './set-up.tsx';

type Open = 'set-up' | 'off' | 'renew' | null;

/** The app and the recovery codes, with their actions. */
export function Standing({ state }: { readonly state: SecondFactorState }) {
  const [open, setOpen] = useState<Open>(null);
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const cache = useQueryClient();
  const isOn = state.appSince !== null;
  const isAsked = isOn || state.passkeys > 0;
  /** The company asks for a second step, and this is the only one. */
  const isBound = state.required && state.passkeys === 0;
  const close = () => setOpen(null);
  const done = () => {
    close();
    setFresh(null);
    void cache.invalidateQueries(secondFactorQuery);
  };
  return (
    <>
      <Panel
        title="App di autenticazione"
        note={
          state.appSince ? (
            <Pill tone="ok">attiva dal {formatDate(state.appSince)}</Pill>
          ) : (
            <Pill>non attiva</Pill>
          )
        }
      >
        {open === 'set-up' ? (
          <SetUp isOn={isAsked} onDone={done} onCancel={close} />
        ) : (
          <div className={classes.form}>
            <p>
              {isOn
                ? 'Per entrare servono la password e il codice che l’app mostra sul telefono.'
                : 'Oltre alla password, per entrare servirà un codice dell’app sul telefono: Google Authenticator, Microsoft Authenticator o un’altra.'}
            </p>
            {isOn && isBound ? <p>La tua azienda la chiede a tutti: non si può disattivare.</p> : null}
            <div className={classes.acts}>
              <Button {...(isOn ? {} : { variant: 'filled' })} onClick={() => setOpen('set-up')}>
                {isOn ? 'Cambia telefono' : 'Attiva'}
              </Button>
              {isOn && !isBound ? (
                <Button color="red" onClick={() => setOpen('off')}>
                  Disattiva…
                </Button>
              ) : null}
            </div>
          </div>
        )}
      </Panel>
      <PasskeysPanel isOn={isAsked} hasApp={isOn} />
      {isAsked && open !== 'set-up' ? (
        <Panel title="Codici di recupero" note={`${state.recoveryCodesLeft} di ${RECOVERY_CODES} da usare`}>
          {fresh ? (
            <RecoveryCodes codes={fresh} onDone={done} />
          ) : (
            <div className={classes.form}>
              <p>Aprono quando il telefono non c’è. Ognuno vale una volta sola.</p>
              <div className={classes.acts}>
                <Button onClick={() => setOpen('renew')}>Fai nuovi codici…</Button>
              </div>
            </div>
          )}
        </Panel>
      ) : null}
      {open === 'off' ? (
        <ProofDialog
          title="Disattiva la verifica in due passaggi"
          text={
            state.passkeys > 0
              ? 'Le passkey restano: senza il codice dell’app si entra con quelle.'
              : 'Per entrare basterà di nuovo la password. I codici di recupero non varranno più.'
          }
          submit="Disattiva"
          destructive
          save={switchOffSecondFactor}
          onClose={done}
        />
      ) : null}
      {open === 'renew' ? (
        <ProofDialog
          title="Nuovi codici di recupero"
          text="Quelli di prima non varranno più."
          submit="Fai nuovi codici"
          save={async (proof) => setFresh(await renewRecoveryCodes(proof))}
          onClose={close}
        />
      ) : null}
    </>
  );
}
