import { useQuery } from '@tanstack/react-query';
import type { DashboardFigure, QuoteRow } from '@truciolo/contract';
import { inEuro, inPercent } from '@truciolo/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../components/panel/panel.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { Table } from '../../../components/table/table.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatEuro, formatNumber } from '../../../lib/format/numbers.ts';
import { quotePath } from '../../../lib/pages.ts';
import { rowsQuery } from '../api/dashboard-query.ts';
import { rowsLink } from '../rows-link.ts';
import classes from './dashboard.module.css';

interface QuoteRowsProps {
  readonly title: string;
  readonly figure: DashboardFigure;
  readonly sort: string;
  readonly limit: number;
  /** Head and cell of the last column: the wait, the last day. */
  readonly last: { readonly head: string; readonly cell: (row: QuoteRow) => ReactNode };
  /** Shown where there is nothing to do. */
  readonly nothing: string;
  readonly withPart?: boolean;
  /** Absent for users without cost access. */
  readonly withMargin?: boolean;
  readonly act?: (row: QuoteRow) => ReactNode;
}

/** The first rows behind a figure; the rest is one link away. */
export function QuoteRows({ title, figure, sort, limit, nothing, ...rest }: QuoteRowsProps) {
  const rows = useQuery({ ...rowsQuery(figure.filter, sort, limit), enabled: figure.count > 0 }).data;
  const note = `${countOf(figure.count, 'preventivo', 'preventivi')}, ${formatEuro(inEuro(figure.value), 0)}`;
  if (figure.count === 0) {
    return (
      <Panel title={title} padded={false}>
        <p className={classes.nothing}>{nothing}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      note={note}
      padded={false}
      actions={
        <Link to={rowsLink(figure.filter)} className="small" aria-label={`Apri nello storico: ${title}`}>
          Apri nello storico
        </Link>
      }
    >
      {rows ? <Rows title={title} rows={rows} {...rest} /> : <ListPlaceholder />}
    </Panel>
  );
}

type RowsProps = Pick<QuoteRowsProps, 'title' | 'last' | 'withPart' | 'withMargin' | 'act'> & {
  readonly rows: readonly QuoteRow[];
};

const customerOf = ({ customerName }: QuoteRow) =>
  customerName === '' ? <span className="dim">senza cliente</span> : <b>{customerName}</b>;

const Rows = ({ title, rows, last, withPart, withMargin, act }: RowsProps) => (
  <Table label={title}>
    <thead>
      <tr>
        <th>Preventivo</th>
        <th className="wide">Cliente</th>
        {withPart ? <th className="wide">Oggetto</th> : null}
        <th className="num">Netto €</th>
        {withMargin ? <th className="num wide">Marg. %</th> : null}
        <th className="num">{last.head}</th>
        {act ? <th aria-label="Azioni" /> : null}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.guid}>
          <td>
            <Link to={quotePath(row.guid)} className="mono" data-private>
              {row.number}
            </Link>
            <span className="narrow">{customerOf(row)}</span>
          </td>
          <td className={`${classes.cut} wide`}>{customerOf(row)}</td>
          {withPart ? <td className={`${classes.cut} wide`}>{row.title || row.firstPart}</td> : null}
          <td className="num">{row.taxable === null ? '—' : formatNumber(inEuro(row.taxable), 2)}</td>
          {withMargin ? (
            <td className="num wide">
              {row.netMargin === null ? '—' : formatNumber(inPercent(row.netMargin), 1)}
            </td>
          ) : null}
          <td className="num">{last.cell(row)}</td>
          {act ? <td>{act(row)}</td> : null}
        </tr>
      ))}
    </tbody>
  </Table>
);
