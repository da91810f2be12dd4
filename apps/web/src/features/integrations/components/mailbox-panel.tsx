import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Mailbox } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { mailboxQuery } from '../../../entities/mailbox/mailbox-query.ts';
import { formatAgo } from '../../../lib/format/dates.ts';
import { removeMailbox } from '../api/mailbox-calls.ts';
import { MailboxDialog } from './mailbox-dialog.tsx';

function MailboxState({ active, problem, lastReadAt }: Mailbox) {
  if (!active) return <Pill>Spenta</Pill>;
  if (problem !== '') return <Pill tone="bad">{problem}</Pill>;
  return (
    <Pill tone="ok">{lastReadAt ? `Letta ${formatAgo(lastReadAt, Date.now())}` : 'Si legge fra poco'}</Pill>
  );
}

/** The mailbox from which requests of buyers are taken. */
export function MailboxPanel() {
  const query = useQuery(mailboxQuery);
  const [isOpen, setOpen] = useState(false);
  const { act } = useAct(mailboxQuery.queryKey);
  const mailbox = query.data?.mailbox ?? null;
  const remove = async () => {
    const confirmed = await askConfirmation({
      title: 'Scollegare la casella?',
      text: 'I nuovi messaggi non diventano più richieste. Quelle già arrivate restano; la password si cancella.',
      confirm: 'Scollega la casella',
      destructive: true,
    });
    if (confirmed) await act(() => removeMailbox(), 'Casella scollegata.');
  };
  return (
    <Panel
      title="Casella delle richieste"
      note="i messaggi nuovi diventano richieste; nella casella nulla si cancella"
      actions={
        mailbox || query.isPending ? null : (
          <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={() => setOpen(true)}>
            Collega una casella
          </Button>
        )
      }
      padded={false}
    >
      <QueryState query={query} failed="La casella non si è caricata" rows={1}>
        {({ mailbox: found }) =>
          found ? (
            <Table label="Casella delle richieste">
              <thead>
                <tr>
                  <th>Casella</th>
                  <th>Cartella</th>
                  <th className="num">Messaggi presi</th>
                  <th>Stato</th>
                  <th aria-label="Azioni" />
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>
                    <b>{found.username}</b> <span className="mono muted">{found.host}</span>
                  </td>
                  <td>{found.folder}</td>
                  <td className="num">{found.taken}</td>
                  <td>
                    <MailboxState {...found} />
                  </td>
                  <RowMenu
                    label={`Azioni per ${found.username}`}
                    acts={[
                      { label: 'Modifica', run: () => setOpen(true) },
                      { label: 'Scollega', run: () => void remove(), destructive: true },
                    ]}
                  />
                </tr>
              </tbody>
            </Table>
          ) : (
            <EmptyState text="Collega la casella a cui scrivono i clienti: ogni nuovo messaggio arriva in Richieste, già letto." />
          )
        }
      </QueryState>
      {isOpen ? <MailboxDialog mailbox={mailbox} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
