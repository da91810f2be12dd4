import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CreditableReturn } from '@truciolo/contract';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { INVOICING, markCredited, removeReturn, returnsQuery } from '../api/invoicing-calls.ts';
import { type CreditGroup, creditGroups } from '../to-credit.ts';
import { CreditDialog } from './credit-dialog.tsx';

/** Pieces returned after the invoice, by customer, with the credit notes to write. */
export function ReturnsView({ mayWrite }: { readonly mayWrite: boolean }) {
  const [open, setOpen] = useState<{ readonly group: CreditGroup; readonly act: 'draft' | 'mark' } | null>(
    null,
  );
  const returns = useQuery(returnsQuery);
  return (
    <>
      <QueryState query={returns} failed="I resi non si sono caricati">
        {({ returns: rows }) =>
          rows.length === 0 ? (
            <EmptyState text="Nessun reso: i pezzi che tornano dopo la fattura si registrano nella commessa, sotto «Consegne»." />
          ) : (
            creditGroups(rows).map((group) => (
              <ReturnsPanel
                key={group.key}
                group={group}
                mayWrite={mayWrite}
                onAct={(chosen, act) => setOpen({ group: chosen, act })}
              />
            ))
          )
        }
      </QueryState>
      {open ? <CreditDialog {...open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

interface ReturnsPanelProps {
  readonly group: CreditGroup;
  readonly mayWrite: boolean;
  readonly onAct: (group: CreditGroup, act: 'draft' | 'mark') => void;
}

function ReturnsPanel({ group, mayWrite, onAct }: ReturnsPanelProps) {
  const [open] = creditGroups(group.returns.filter(({ credit }) => credit === null));
  return (
    <Panel
      title={group.name}
      note={open ? `${formatMoney(money(open.amount))} da accreditare` : 'tutto accreditato'}
      padded={false}
      actions={
        mayWrite && open ? (
          <>
            <Button size="xs" variant="subtle" onClick={() => onAct(open, 'draft')}>
              Bozza nota di credito
            </Button>
            <Button size="xs" variant="subtle" onClick={() => onAct(open, 'mark')}>
              Segna accreditati
            </Button>
          </>
        ) : null
      }
    >
      <Table label={`Resi di ${group.name}`} compact>
        <thead>
          <tr>
            <th>Reso il</th>
            <th>Fattura</th>
            <th>DDT</th>
            <th>Commessa</th>
            <th>Particolare</th>
            <th>Motivo</th>
            <th className="num">Pezzi</th>
            <th className="num">Importo</th>
            <th>Nota di credito</th>
          </tr>
        </thead>
        <tbody>
          {group.returns.map((row) => (
            <tr key={row.guid}>
              <td>{formatDay(row.date)}</td>
              <td>{row.invoice.number}</td>
              <td>{row.ddt.number}</td>
              <td>
                <Link to={`${JOBS_PATH}/${row.jobGuid}`}>{row.jobNumber}</Link>
              </td>
              <td>{row.code || row.description}</td>
              <td>{row.reason}</td>
              <td className="num">{formatNumber(row.quantity)}</td>
              <td className="num">{row.amount === null ? 'senza prezzo' : formatMoney(money(row.amount))}</td>
              <td>
                <Credit row={row} mayWrite={mayWrite} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function Credit({ row, mayWrite }: { readonly row: CreditableReturn; readonly mayWrite: boolean }) {
  const { act, isBusy } = useAct([INVOICING]);
  const { guid, credit, ddt } = row;
  const undo = credit
    ? () => act(() => markCredited({ returns: [guid], credit: null }), 'Rimesso da accreditare')
    : () => act(() => removeReturn(guid), 'Reso tolto');
  return (
    <>
      {credit ? `${credit.number} del ${formatDay(credit.date)} ` : <Pill tone="warn">Da accreditare</Pill>}{' '}
      {mayWrite ? (
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={isBusy}
          aria-label={
            credit
              ? `Rimetti da accreditare il reso del DDT ${ddt.number}`
              : `Togli il reso del DDT ${ddt.number}`
          }
          onClick={undo}
        >
          {credit ? 'Annulla' : 'Togli'}
        </Button>
      ) : null}
    </>
  );
}
