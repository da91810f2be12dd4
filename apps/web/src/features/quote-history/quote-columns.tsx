import { type QuoteRow, SAMPLE_TAG } from '@truciolo/contract';
import { inEuro, inPercent } from '@truciolo/money';
import { Pill, Tag } from '../../components/tags/pill.tsx';
import { quoteStateWords } from '../../entities/quotes/quote-states.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay } from '../../lib/format/rome-day.ts';
import type { RegistryColumn } from '../../registry/definition/registry-definition.ts';
import classes from './components/history.module.css';

/** The usual floor of a machine shop; a lower margin is highlighted. */
const LOW_MARGIN = 100_000;

const Margin = ({ value }: { readonly value: number | null }) => {
  if (value === null) return <span className="dim">—</span>;
  const tone = value < 0 ? 'bad' : value < LOW_MARGIN ? 'warn' : undefined;
  return (
    <span className={classes.margin} data-tone={tone}>
      {formatNumber(inPercent(value), 1)}
    </span>
  );
};

const Value = ({ row }: { readonly row: QuoteRow }) => {
  if (row.taxable === null) return <span className="dim">—</span>;
  return (
    <>
      {row.unpriced > 0 ? (
        <span className={classes.partial} title={`Mancano prezzi: ${row.unpriced}`}>
          parz.
        </span>
      ) : null}
      <b>{formatNumber(inEuro(row.taxable), 2)}</b>
    </>
  );
};

/** Columns of the list; the margin is net of all discounts. */
export const quoteColumns: readonly RegistryColumn<QuoteRow>[] = [
  {
    key: 'number',
    label: 'Numero',
    width: 124,
    cell: (row) => (
      <span className="mono">
        {row.number}
        {row.revision > 1 ? <span className="dim"> r{row.revision}</span> : null}
      </span>
    ),
  },
  {
    key: 'state',
    label: 'Stato',
    width: 102,
    phoneWidth: 92,
    essential: true,
    cell: (row) => <Pill tone={quoteStateWords[row.state].tone}>{quoteStateWords[row.state].label}</Pill>,
  },
  {
    key: 'customer',
    label: 'Cliente',
    width: 160,
    phoneWidth: 96,
    essential: true,
    grow: true,
    cell: (row) => (
      <>
        {row.customerName === '' ? <span className="dim">senza cliente</span> : <b>{row.customerName}</b>}
        <span className={classes.onPhone}>{[row.number, row.title || row.firstPart].join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'what',
    label: 'Oggetto',
    width: 150,
    grow: true,
    cell: (row) => (
      <span className={classes.what}>
        <span className={classes.whatText}>{row.title || row.firstPart}</span>
        {row.imported && !row.tags.includes(SAMPLE_TAG) ? <Tag>importato</Tag> : null}
        {row.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  },
  {
    key: 'positions',
    label: 'Pos.',
    width: 48,
    numeric: true,
    cell: (row) => formatNumber(row.positions),
  },
  { key: 'date', label: 'Data', width: 88, numeric: true, cell: (row) => formatDay(row.date) },
  {
    key: 'validUntil',
    label: 'Valido fino',
    width: 92,
    numeric: true,
    cell: (row) => formatDay(row.validUntil),
  },
  {
    key: 'taxable',
    label: 'Imponibile',
    unit: '€',
    width: 108,
    phoneWidth: 104,
    essential: true,
    numeric: true,
    cell: (row) => <Value row={row} />,
  },
  {
    key: 'netMargin',
    cost: true,
    label: 'Margine',
    unit: '%',
    width: 80,
    numeric: true,
    cell: (row) => <Margin value={row.netMargin} />,
  },
  {
    key: 'owner',
    label: 'Responsabile',
    width: 116,
    cell: (row) => <span className="muted">{row.ownerName}</span>,
  },
  {
    key: 'updatedAt',
    label: 'Modificato',
    width: 96,
    numeric: true,
    optional: true,
    cell: (row) => formatDate(row.updatedAt),
  },
];
