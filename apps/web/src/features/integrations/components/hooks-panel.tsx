import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { hookEvents, type Webhook } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatAgo, formatDateTime } from '../../../lib/format/dates.ts';
import { hooksQuery } from '../api/integrations-calls.ts';
import { eventNames } from '../integration-words.ts';
import { useHookActs } from '../use-hook-acts.ts';
import { HookDialog } from './hook-dialog.tsx';
import { HookLog } from './hook-log.tsx';

function HookState({ active, failingSince, waiting, lastSentAt }: Webhook) {
  if (!active) return <Pill>Spento</Pill>;
  if (failingSince)
    return (
      <Pill tone="bad">
        Non risponde dal {formatDateTime(failingSince)} ·{' '}
        {countOf(waiting, 'evento in coda', 'eventi in coda')}
      </Pill>
    );
  return <Pill tone="ok">{lastSentAt ? `Ultimo invio ${formatAgo(lastSentAt, Date.now())}` : 'Attivo'}</Pill>;
}

const eventsText = ({ events }: Webhook): string =>
  events.length === hookEvents.length ? 'tutti' : events.map((event) => eventNames[event]).join(', ');

type Open =
  | { readonly kind: 'edit'; readonly hook: Webhook | null }
  | { readonly kind: 'log'; readonly hook: Webhook }
  | null;

export function HooksPanel() {
  const hooks = useQuery(hooksQuery);
  const [open, setOpen] = useState<Open>(null);
  const { attempt, renew, remove } = useHookActs();
  const close = () => setOpen(null);
  return (
    <Panel
      title="Webhook"
      note="avvisi firmati agli altri programmi, appena succede qualcosa"
      actions={
        <Button
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.8} />}
          onClick={() => setOpen({ kind: 'edit', hook: null })}
        >
          Nuovo webhook
        </Button>
      }
      padded={false}
    >
      <QueryState query={hooks} failed="I webhook non si sono caricati" rows={2}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="Un webhook avvisa un altro programma quando un preventivo è accettato, una commessa cambia stato o la merce parte." />
          ) : (
            <Table label="Webhook">
              <thead>
                <tr>
                  <th>Indirizzo</th>
                  <th className="wide">Eventi</th>
                  <th className="wide">Stato</th>
                  <th aria-label="Azioni" />
                </tr>
              </thead>
              <tbody>
                {rows.map((hook) => (
                  <tr key={hook.guid}>
                    <td>
                      <span className="mono">{hook.url}</span>
                      <span className="narrow muted">Eventi: {eventsText(hook)}</span>
                      <span className="narrow">
                        <HookState {...hook} />
                      </span>
                    </td>
                    <td className="wide">{eventsText(hook)}</td>
                    <td className="wide">
                      <HookState {...hook} />
                    </td>
                    <RowMenu
                      label={`Azioni per ${hook.url}`}
                      acts={[
                        { label: 'Prova', run: () => void attempt(hook) },
                        { label: 'Registro', run: () => setOpen({ kind: 'log', hook }) },
                        { label: 'Modifica', run: () => setOpen({ kind: 'edit', hook }) },
                        { label: 'Cambia il segreto', run: () => void renew(hook) },
                        { label: 'Togli', run: () => void remove(hook), destructive: true },
                      ]}
                    />
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
      {open?.kind === 'edit' ? <HookDialog hook={open.hook} onClose={close} /> : null}
      {open?.kind === 'log' ? <HookLog hook={open.hook} onClose={close} /> : null}
    </Panel>
  );
}
