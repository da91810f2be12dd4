import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { API_KEY_CALLS_A_MINUTE, type ApiKey } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatAgo, formatDate } from '../../../lib/format/dates.ts';
import { keysQuery, revokeKey } from '../api/integrations-calls.ts';
import { keyState, scopeWords } from '../integration-words.ts';
import { KeyDialog } from './key-dialog.tsx';
import classes from './keys-panel.module.css';

function KeyRow({ apiKey, revoke }: { readonly apiKey: ApiKey; readonly revoke: () => void }) {
  const now = Date.now();
  const { tone, text } = keyState(apiKey, now);
  const { name, hint, scopes, expiresAt, lastUsedAt, lastUsedFrom } = apiKey;
  return (
    <tr>
      <td>
        <b>{name}</b> <span className="mono muted">…{hint}</span>
      </td>
      <td>
        <div className={classes.scopes}>{scopes.map((scope) => scopeWords[scope].name).join(', ')}</div>
      </td>
      <td>{expiresAt ? formatDate(expiresAt) : 'mai'}</td>
      <td>{lastUsedAt ? `${formatAgo(lastUsedAt, now)} da ${lastUsedFrom}` : 'mai usata'}</td>
      <td>
        <Pill tone={tone}>{text}</Pill>
      </td>
      <td className="num">
        {tone === 'ok' ? (
          <Button size="xs" onClick={revoke} aria-label={`Revoca ${name}`}>
            Revoca
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

export function KeysPanel() {
  const keys = useQuery(keysQuery);
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
            <Table label="Chiavi API">
              <thead>
                <tr>
                  <th>Chiave</th>
                  <th>Che cosa può fare</th>
                  <th>Scade</th>
                  <th>Ultimo uso</th>
                  <th>Stato</th>
                  <th className="num">Azione</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((key) => (
                  <KeyRow key={key.guid} apiKey={key} revoke={() => void revoke(key)} />
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
      {isNew ? <KeyDialog onClose={() => setNew(false)} /> : null}
    </Panel>
  );
}
