import type { BackTestRow } from '@truciolo/contract';
import { formatMoney, formatScaled, type Money } from '@truciolo/money';
import { Link } from 'react-router';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { quotePath } from '../../../lib/pages.ts';
import { quoteStateWords } from '../quote-states.ts';
import classes from './back-test.module.css';

export const amount = (value: number): string => formatMoney(value as Money, { symbol: false });
const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);
export const signedAmount = (value: number): string => signed(amount(value), value);
/** +12,3 % */
export const signedShare = (value: number): string => `${signed(formatScaled(value, 4, 1, 1), value)} %`;

type Side = BackTestRow['before'];
const shown = (side: Side, part: 'cost' | 'price'): string => (side.ok ? amount(side[part]) : '—');

function Pair({ row, part }: { readonly row: BackTestRow; readonly part: 'cost' | 'price' }) {
  return (
    <td className="num">
      {shown(row.before, part)} → <b>{shown(row.after, part)}</b>
    </td>
  );
}

/** Two numbers, or the sentence that says why there are none. */
function Difference({ row }: { readonly row: BackTestRow }) {
  const fault = row.after.ok ? row.before : row.after;
  if (row.difference === null) {
    return (
      <td colSpan={2}>
        <div className={classes.reason} data-failed={row.before.ok || undefined}>
          {fault.ok ? '' : fault.reason}
        </div>
      </td>
    );
  }
  const direction = Math.sign(row.difference);
  return (
    <>
      <td className={`num ${classes.difference ?? ''}`} data-direction={direction}>
        {signedAmount(row.difference)}
      </td>
      <td className="num">{row.share === null ? '—' : signedShare(row.share)}</td>
    </>
  );
}

interface BackTestTableProps {
  readonly rows: readonly BackTestRow[];
  readonly costHead: string;
}

/** Every position that is spoken of, before and after; a quote opens beside, the draft stays. */
export function BackTestTable({ rows, costHead }: BackTestTableProps) {
  return (
    <Table label="Preventivi prima e dopo">
      <thead>
        <tr>
          <th>Preventivo</th>
          <th>Posizione</th>
          <th className="num">{costHead}</th>
          <th className="num">Prezzo €</th>
          <th className="num">Differenza €</th>
          <th className="num">%</th>
          <th>Esito</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.quoteGuid}${row.positionId}`}>
            <td>
              <Link to={quotePath(row.quoteGuid)} className="mono" target="_blank">
                {row.number}
              </Link>
              <div className="dim small">
                {formatDay(row.date)} · {row.customerName || 'senza cliente'}
              </div>
            </td>
            <td className={classes.position}>
              {row.code || row.description || 'Posizione'}
              <div className="dim small">
                {row.quantity === null ? 'senza quantità' : `${formatNumber(row.quantity)} pz`}
                {row.code && row.description ? ` · ${row.description}` : ''}
              </div>
            </td>
            <Pair row={row} part="cost" />
            <Pair row={row} part="price" />
            <Difference row={row} />
            <td>
              <Pill tone={quoteStateWords[row.state].tone}>{quoteStateWords[row.state].label}</Pill>
              {row.before.ok && row.before.isTyped ? <Tag>prezzo digitato</Tag> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
