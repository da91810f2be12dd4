import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { formatAgo, formatDate } from '../../../lib/format/dates.ts';
import { passkeysQuery, removePasskey } from '../api/passkey-calls.ts';
import { secondFactorQuery } from '../api/second-factor-calls.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

interface PasskeysPanelProps {
  /** A second step is on: a new passkey asks for a code too. */
  readonly isOn: boolean;
  /** With an app the last passkey is not the last second factor. */
  readonly hasApp: boolean;
  /** The first one is there, and its codes on paper are put by. */
  readonly onFirst?: () => void;
}

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  return (
    <li className={classes.passkey}>
      <span>
        <b>{passkey.name}</b>
        <small>
          dal {formatDate(passkey.createdAt)} ·{' '}
          {passkey.lastUsedAt ? `usata ${formatAgo(passkey.lastUsedAt, Date.now())}` : 'mai usata'}
        </small>
      </span>
      <Button size="xs" color="red" onClick={onRemove} aria-label={`Togli la passkey ${passkey.name}`}>
        Togli…
      </Button>
    </li>
  );
}

export function PasskeysPanel({ isOn, hasApp, onFirst }: PasskeysPanelProps) {
  const passkeys = useQuery(passkeysQuery);
  const cache = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reread = () =>
    Promise.all([cache.invalidateQueries(passkeysQuery), cache.invalidateQueries(secondFactorQuery)]);
  const codesKept = () => {
    setCodes(null);
    onFirst?.();
  };
  return (
    <Panel title="Passkey" note="impronta, volto o PIN del dispositivo al posto della password">
      {codes ? <RecoveryCodes codes={codes} onDone={codesKept} /> : null}
      <QueryState query={passkeys} failed="Le passkey non si sono caricate" rows={2}>
        {(list) => (
          <div className={classes.form}>
            {list.length === 0 ? <p>Nessuna passkey.</p> : null}
            <ul className={classes.passkeys} aria-label="Passkey">
              {list.map((passkey) => (
                <PasskeyRow key={passkey.guid} passkey={passkey} onRemove={() => setRemoved(passkey)} />
              ))}
            </ul>
            <div className={classes.acts}>
              <Button onClick={() => setAdding(true)}>Aggiungi una passkey</Button>
            </div>
            {removed ? (
              <ProofDialog
                title={`Togli la passkey «${removed.name}»`}
                text="Con quel dispositivo non si entrerà più senza password."
                submit="Togli"
                destructive
                asksCode={list.length === 1 && !hasApp}
                save={async (proof) => {
                  await removePasskey(removed.guid, proof);
                  await reread();
                }}
                onClose={() => setRemoved(null)}
              />
            ) : null}
          </div>
        )}
      </QueryState>
      {isAdding ? (
        <AddPasskeyDialog
          asksCode={isOn}
          onAdded={(fresh) => {
            setCodes(fresh);
            void reread();
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Panel>
  );
}
