import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { HookDelivery, Webhook } from '@truciolo/contract';
import { useState } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { hookLogQuery, hooksQuery, resendDelivery } from '../api/integrations-calls.ts';
import { deliveryState, eventName } from '../integration-words.ts';
import { DeliveryDetail } from './delivery-detail.tsx';
import classes from './hook-log.module.css';

interface LogRowProps {
  readonly row: HookDelivery;
  readonly url: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
  readonly resend: () => void;
}

function outcomeOf({ status, error, nextAt, state }: HookDelivery): string {
  const parts = [error || (status === null ? '' : `Risposta ${status}.`)];
  if (state === 'queued' && nextAt) parts.push(`Si ritenta il ${formatDateTime(nextAt)}.`);
  return parts.filter(Boolean).join(' ') || '—';
}

function LogRow({ row, url, isOpen, isBusy, toggle, resend }: LogRowProps) {
  const { tone, text } = deliveryState(row);
  const state = <Pill tone={tone}>{text}</Pill>;
  return (
    <>
      <tr>
        <td>
          {formatDateTime(row.createdAt)}
          <span className="narrow">
            {eventName(row.event)} {state}
          </span>
          <span className="narrow muted">
            {countOf(row.attempts, 'tentativo', 'tentativi')} · {outcomeOf(row)}
          </span>
        </td>
        <td className="wide">{eventName(row.event)}</td>
        <td className="wide">{state}</td>
        <td className="num wide">{row.attempts}</td>
        <td className="wide">{outcomeOf(row)}</td>
        <td className="num">
          <Group gap={4} justify="flex-end">
            <Button size="xs" aria-expanded={isOpen} onClick={toggle}>
              Dettagli
            </Button>
            {row.state === 'queued' && row.attempts === 0 ? null : (
              <Button size="xs" disabled={isBusy} onClick={resend}>
                Rimanda
              </Button>
            )}
          </Group>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={6}>
            <DeliveryDetail row={row} url={url} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The newest calls to an address, with their answers. */
export function HookLog({ hook, onClose }: { readonly hook: Webhook; readonly onClose: () => void }) {
  const query = hookLogQuery(hook.guid);
  const log = useQuery(query);
  const [open, setOpen] = useState<string | null>(null);
  const { act, isBusy } = useAct(query.queryKey, hooksQuery.queryKey);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Registro di ${hook.url}`}
      size={920}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <QueryState query={log} failed="Il registro non si è caricato">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="Qui si vedrà ogni invio, con la risposta ricevuta." />
          ) : (
            <Table label="Invii del webhook" compact>
              <thead>
                <tr>
                  <th>Quando</th>
                  <th className="wide">Evento</th>
                  <th className="wide">Stato</th>
                  <th className="num wide">Tentativi</th>
                  <th className="wide">Esito</th>
                  <th className="num">Azioni</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <LogRow
                    key={row.guid}
                    row={row}
                    url={hook.url}
                    isOpen={open === row.guid}
                    isBusy={isBusy}
                    toggle={() => setOpen(open === row.guid ? null : row.guid)}
                    resend={() => void act(() => resendDelivery(hook.guid, row.guid), 'Rimesso in coda.')}
                  />
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
    </Modal>
  );
}
