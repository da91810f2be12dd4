import { useQuery } from '@tanstack/react-query';
import type { ApiKey } from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { keysQuery, revokeKey } from '../api/integrations-calls.ts';
import classes from './examples-panel.module.css';
import { KeysTable } from './keys-table.tsx';

/** Programs that a person connected by consent; each stands for that person and ends with their account. */
export function ProgramsPanel() {
  const programs = useQuery({
    ...keysQuery,
    select: (rows) => rows.filter(({ programHost }) => programHost !== null),
  });
  const { act } = useAct(keysQuery.queryKey);
  const disconnect = async ({ guid, name }: ApiKey) => {
    const confirmed = await askConfirmation({
      title: `Scollegare «${name}»?`,
      text: 'Non potrà più leggere né scrivere nulla, da subito. Per usarlo ancora va collegato di nuovo.',
      confirm: 'Scollega',
      destructive: true,
    });
    if (confirmed) await act(() => revokeKey(guid), 'Programma scollegato.');
  };
  return (
    <Panel title="Programmi collegati" note="ChatGPT, claude.ai e altri, senza chiave" padded={false}>
      <QueryState query={programs} failed="I programmi collegati non si sono caricati" rows={1}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={classes.lone}>
              Nessuno. Un programma si collega dal suo menu dei connettori, con l’indirizzo qui sotto:
              Truciolo chiede a te che cosa può fare.
            </p>
          ) : (
            <KeysTable
              label="Programmi collegati"
              rows={rows}
              name={['Programma', ({ programHost }) => programHost ?? '']}
              own={[
                'Collegato',
                ({ createdAt, createdByName }) => `${formatDate(createdAt)} da ${createdByName}`,
              ]}
              verb="Scollega"
              onEnd={(program) => void disconnect(program)}
            />
          )
        }
      </QueryState>
    </Panel>
  );
}
