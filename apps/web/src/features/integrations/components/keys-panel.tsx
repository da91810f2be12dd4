import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { API_KEY_CALLS_A_MINUTE, type ApiKey } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { keysQuery, revokeKey } from '../api/integrations-calls.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeysTable } from './keys-table.tsx';

export function KeysPanel() {
  const keys = useQuery({
    ...keysQuery,
    select: (rows) => rows.filter(({ programHost }) => programHost === null),
  });
  const [isNew, setNew] = useState(false);
  const { act } = useAct(keysQuery.queryKey);
  const revoke = async ({ guid, name }: ApiKey) => {
    const confirmed = await askConfirmation({
      title: `Revocare la chiave «${name}»?`,
      text: 'Il programma che la usa non potrà più fare nulla, da subito. Non si può tornare indietro.',
      confirm: 'Revoca la chiave',
      destructive: true,
    });
    if (confirmed) await act(() => revokeKey(guid), 'Chiave revocata.');
  };
  const add = (
    <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={() => setNew(true)}>
      Nuova chiave
    </Button>
  );
  return (
    <Panel
      title="Chiavi API"
      note={`per altri programmi e assistenti, fino a ${API_KEY_CALLS_A_MINUTE} richieste al minuto`}
      actions={add}
      padded={false}
    >
      <QueryState query={keys} failed="Le chiavi non si sono caricate" rows={2}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="Con una chiave il gestionale legge e scrive da solo, Excel si aggiorna, un assistente prepara le bozze." />
          ) : (
            <KeysTable
              label="Chiavi API"
              rows={rows}
              name={['Chiave', ({ hint }) => `…${hint}`]}
              own={['Scade', ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : 'mai')]}
              verb="Revoca"
              onEnd={(key) => void revoke(key)}
            />
          )
        }
      </QueryState>
      {isNew ? <KeyDialog onClose={() => setNew(false)} /> : null}
    </Panel>
  );
}
