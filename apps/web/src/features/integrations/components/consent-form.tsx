import { Button, Group } from '@mantine/core';
import type { ApiScope, ProgramRequest, programs, RouteResult } from '@truciolo/contract';
import { useState } from 'react';
import { Facts } from '../../../components/facts/facts.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { allowProgram } from '../api/program-calls.ts';
import classes from './examples-panel.module.css';
import { ScopeChoice } from './scope-choice.tsx';

interface ConsentFormProps {
  readonly request: ProgramRequest;
  readonly asked: RouteResult<typeof programs.ask>;
  /** Leads the browser back to the program. */
  readonly leave: (address: string) => void;
}

/** A person decides what a program may do, or refuses it. */
export function ConsentForm({ request, asked, leave }: ConsentFormProps) {
  const { firstName, lastName, companyName } = useSessionUser();
  const { name, host, grantable, proposed, problem, refusal } = asked;
  const [scopes, setScopes] = useState<ApiScope[]>(proposed);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const allow = async () => {
    setBusy(true);
    setFailure(null);
    try {
      leave((await allowProgram(request, scopes)).redirectTo);
    } catch (error) {
      if (!isAnnounced(error)) setFailure(errorText(error));
      setBusy(false);
    }
  };
  const facts = [
    { label: 'Programma', value: name, note: 'è il nome che si dà da solo' },
    { label: 'La risposta va a', value: host, note: 'deve essere il sito del programma' },
    { label: 'Azienda', value: companyName, note: `a nome di ${firstName} ${lastName}` },
  ];
  return (
    <Panel title={`«${name}» chiede di lavorare con i tuoi dati`}>
      <div className={classes.example}>
        <Facts facts={facts} />
        {problem ? (
          <NoteBar tone="bad">{problem}</NoteBar>
        ) : (
          <>
            <NoteBar tone="warn">
              Continua solo se hai iniziato tu il collegamento da questo programma. Quello che legge esce
              dall’officina e arriva a chi lo gestisce.
            </NoteBar>
            <ScopeChoice
              label="Che cosa può fare"
              description="Nessun programma invia, accetta o fattura: quello resta a una persona."
              among={grantable}
              value={scopes}
              onChange={setScopes}
              error={scopes.length === 0 ? 'Scegli che cosa può fare.' : null}
            />
            <p className="dim small">
              Si scollega quando vuoi da «Integrazioni», e da solo dopo 30 giorni senza uso.
            </p>
          </>
        )}
        {failure ? <NoteBar tone="bad">{failure}</NoteBar> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={() => leave(refusal)} disabled={isBusy}>
            {problem ? 'Torna al programma' : 'Rifiuta'}
          </Button>
          {problem ? null : (
            <Button variant="filled" onClick={() => void allow()} disabled={isBusy || scopes.length === 0}>
              Collega
            </Button>
          )}
        </Group>
      </div>
    </Panel>
  );
}
