import type { DashboardFigure } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { rowsLink } from '../rows-link.ts';

interface FigureLinkProps {
  readonly figure: DashboardFigure;
  /** Description of the count for screen readers, which read the link without its table: "vinti di Rossi". */
  readonly of: string;
  readonly show?: 'count' | 'value';
}

/** A number of a table that links to its rows; zero has no link. */
export function FigureLink({ figure, of, show = 'count' }: FigureLinkProps) {
  const text = show === 'count' ? formatNumber(figure.count) : formatNumber(inEuro(figure.value), 0);
  if (figure.count === 0) return <span className="dim">{text}</span>;
  return (
    <Link to={rowsLink(figure.filter)} aria-label={`${text} ${of}`} data-private>
      {text}
    </Link>
  );
}
