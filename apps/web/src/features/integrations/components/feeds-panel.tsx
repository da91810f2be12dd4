import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Feed } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatAgo, formatDate } from '../../../lib/format/dates.ts';
import { feedsQuery, revokeFeed } from '../api/feed-calls.ts';
import { feedListNames } from '../integration-words.ts';
import { FeedDialog } from './feed-dialog.tsx';

const kindText = ({ list }: Feed): string =>
  list === null ? 'Calendario: consegne e miei solleciti' : `Tabella: ${feedListNames[list].toLowerCase()}`;

const readText = ({ lastReadAt }: Feed): string => (lastReadAt ? formatAgo(lastReadAt, Date.now()) : 'mai');

/** The user's own secret addresses: a calendar to subscribe to, tables that Excel and Sheets refresh. */
export function FeedsPanel() {
  const feeds = useQuery(feedsQuery);
  const [isNew, setNew] = useState<Feed['kind'] | null>(null);
  const { act } = useAct(feedsQuery.queryKey);
  const revoke = async ({ guid, name }: Feed) => {
    const confirmed = await askConfirmation({
      title: `Revocare l’indirizzo «${name}»?`,
      text: 'Chi lo usa non vedrà più nulla, da subito.',
      confirm: 'Revoca l’indirizzo',
      destructive: true,
    });
    if (confirmed) await act(() => revokeFeed(guid), 'Indirizzo revocato.');
  };
  return (
    <Panel
      title="Calendario ed Excel"
      note="indirizzi segreti tuoi, che si aggiornano da soli"
      actions={
        <Group gap="xs">
          {(['calendar', 'table'] as const).map((kind) => (
            <Button
              key={kind}
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.8} />}
              onClick={() => setNew(kind)}
            >
              {kind === 'calendar' ? 'Nuovo calendario' : 'Nuova tabella'}
            </Button>
          ))}
        </Group>
      }
      padded={false}
    >
      <QueryState query={feeds} failed="Gli indirizzi non si sono caricati" rows={2}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="Consegne e solleciti nel calendario del telefono; preventivi e commesse in un foglio (in Excel: Dati → Da Web)." />
          ) : (
            <Table label="Indirizzi segreti">
              <thead>
                <tr>
                  <th>Nome</th>
                  <th className="wide">Contenuto</th>
                  <th className="wide">Creato</th>
                  <th className="wide">Ultima lettura</th>
                  <th className="num">Azione</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((feed) => (
                  <tr key={feed.guid}>
                    <td>
                      <b>{feed.name}</b>
                      <span className="narrow">{kindText(feed)}</span>
                      <span className="narrow muted">
                        Creato: {formatDate(feed.createdAt)} · Ultima lettura: {readText(feed)}
                      </span>
                    </td>
                    <td className="wide">{kindText(feed)}</td>
                    <td className="wide">{formatDate(feed.createdAt)}</td>
                    <td className="wide">{readText(feed)}</td>
                    <td className="num">
                      <Button size="xs" onClick={() => void revoke(feed)} aria-label={`Revoca ${feed.name}`}>
                        Revoca
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
      {isNew ? <FeedDialog kind={isNew} onClose={() => setNew(null)} /> : null}
    </Panel>
  );
}
