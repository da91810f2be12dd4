import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceableDdt } from '@truciolo/contract';
import { longMonth } from '@truciolo/italian';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { ddtsQuery, INVOICING, markInvoiced } from '../api/invoicing-calls.ts';
import { chosenOf, type InvoiceGroup, invoiceGroups, searchDdts } from '../to-invoice.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

const euro = (amount: number | null): string =>
  amount === null ? 'senza prezzo' : formatMoney(money(amount));

interface DdtsViewProps {
  readonly invoiced: 'no' | 'yes';
  readonly search: string;
  readonly mayWrite: boolean;
}

/** Delivery notes by customer and month. */
export function DdtsView({ invoiced, search, mayWrite }: DdtsViewProps) {
  const [open, setOpen] = useState<{ readonly group: InvoiceGroup; readonly act: 'draft' | 'mark' } | null>(
    null,
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ddts = useQuery(ddtsQuery(invoiced));
  return (
    <>
      <QueryState query={ddts} failed="I DDT non si sono caricati">
        {({ ddts: rows }) =>
          rows.length === 0 ? (
            <EmptyState
              text={
                invoiced === 'no'
                  ? 'Niente da fatturare: i DDT delle commesse compaiono qui appena sono emessi.'
                  : 'Ancora nessun DDT segnato come fatturato.'
              }
            />
          ) : (
            invoiceGroups(searchDdts(rows, search)).map((group) => (
              <GroupPanel
                key={group.key}
                group={group}
                isOpen={invoiced === 'no'}
                mayWrite={mayWrite}
                left={left}
                onLeft={setLeft}
                onAct={(act) => setOpen({ group: chosenOf(group, left), act })}
              />
            ))
          )
        }
      </QueryState>
      {open ? <InvoiceDialog {...open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

interface GroupProps {
  readonly group: InvoiceGroup;
  readonly mayWrite: boolean;
  /** Still to be invoiced. */
  readonly isOpen: boolean;
  /** Notes that are left for another invoice. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

function GroupPanel({ onAct, ...props }: GroupProps & { readonly onAct: (act: 'draft' | 'mark') => void }) {
  const { group, mayWrite, isOpen, left } = props;
  const chosen = chosenOf(group, left);
  const isNone = chosen.ddts.length === 0;
  return (
    <Panel
      title={`${group.name} · ${longMonth(`${group.month}-01`)}`}
      note={euro(isOpen ? chosen.amount : group.amount)}
      padded={false}
      actions={
        mayWrite && isOpen ? (
          <>
            <Button size="xs" variant="subtle" disabled={isNone} onClick={() => onAct('draft')}>
              Bozza FatturaPA
            </Button>
            <Button size="xs" variant="subtle" disabled={isNone} onClick={() => onAct('mark')}>
              Segna fatturati
            </Button>
          </>
        ) : null
      }
    >
      <Rows {...props} />
    </Panel>
  );
}

function Rows({ group, mayWrite, isOpen, left, onLeft }: GroupProps) {
  const choose = (guid: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(guid);
    else next.add(guid);
    onLeft(next);
  };
  return (
    <Table label={`DDT di ${group.name}`} compact>
      <thead>
        <tr>
          <th>DDT</th>
          <th className="wide">Data</th>
          <th className="wide">Ordine</th>
          <th className="wide">Commessa</th>
          <th className="wide">Particolare</th>
          <th className="num wide">Pezzi</th>
          <th className="num">Importo</th>
          <th>Fattura</th>
        </tr>
      </thead>
      <tbody>
        {group.ddts.flatMap((ddt) => [
          ...ddt.lines.map((line, index) => (
            <tr key={`${ddt.guid}-${line.jobGuid}-${line.quantity}`}>
              <td>
                {index > 0 ? null : mayWrite && isOpen ? (
                  <Checkbox
                    label={<b>{ddt.number}</b>}
                    aria-label={`Fattura il DDT ${ddt.number}`}
                    checked={!left.has(ddt.guid)}
                    onChange={(event) => choose(ddt.guid, event.currentTarget.checked)}
                  />
                ) : (
                  <b>{ddt.number}</b>
                )}
                <span className="narrow muted">
                  {index === 0 ? `${formatDay(ddt.date)} · ` : ''}
                  {line.orderNumber} · {line.code || line.description} · {formatNumber(line.quantity)} pz
                </span>
              </td>
              <td className="wide">{index === 0 ? formatDay(ddt.date) : ''}</td>
              <td className="wide">{line.orderNumber}</td>
              <td className="wide">
                <Link to={`${JOBS_PATH}/${line.jobGuid}`}>{line.jobNumber}</Link>
              </td>
              <td className="wide">{line.code || line.description}</td>
              <td className="num wide">{formatNumber(line.quantity)}</td>
              <td className="num">{euro(line.amount)}</td>
              <td>{index === 0 ? <Invoice ddt={ddt} mayWrite={mayWrite} /> : ''}</td>
            </tr>
          )),
          ...ddt.charges.map(({ orderNumber, label, amount }) => (
            <tr key={`${ddt.guid}-${orderNumber}-${label}`}>
              <td>
                <span className="narrow muted">
                  {orderNumber} · {label || 'Costo dell’ordine'}
                </span>
              </td>
              <td className="wide" />
              <td className="wide">{orderNumber}</td>
              <td className="wide" />
              <td className="wide">{label || 'Costo dell’ordine'}</td>
              <td className="wide" />
              <td className="num">{euro(amount)}</td>
              <td />
            </tr>
          )),
        ])}
      </tbody>
    </Table>
  );
}

function Invoice({ ddt, mayWrite }: { readonly ddt: InvoiceableDdt; readonly mayWrite: boolean }) {
  const { act, isBusy } = useAct([INVOICING]);
  if (!ddt.invoice) return <span className="dim">—</span>;
  const { number, date } = ddt.invoice;
  return (
    <Group gap={4}>
      {number} del {formatDay(date)}
      {mayWrite ? (
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={isBusy}
          aria-label={`Rimetti il DDT ${ddt.number} tra quelli da fatturare`}
          onClick={() => act(() => markInvoiced({ ddts: [ddt.guid], invoice: null }), 'Rimesso da fatturare')}
        >
          Annulla
        </Button>
      ) : null}
    </Group>
  );
}
