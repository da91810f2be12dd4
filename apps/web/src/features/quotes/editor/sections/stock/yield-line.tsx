import { formatNumber } from '../../../../../lib/format/numbers.ts';
import { OriginBadge } from '../values/origin-badge.tsx';
import classes from './stock.module.css';
import type { StockRow } from './stock-need.ts';

interface YieldLineProps {
  readonly row: StockRow;
  /** Computed weight beside a typed one; null while none was typed. */
  readonly computedGross: number | null;
}

/** Gross and net weight, pieces per bar, and the used share of the bars. */
export function YieldLine({ row, computedGross }: YieldLineProps) {
  const { grossWeight, netWeight, piecesPerBar, barUse, sheets } = row.need;
  return (
    <div className={classes.yield}>
      <span>
        lordo <b>{formatNumber(grossWeight, 3)}</b> <span className="unit">kg</span>
        {computedGross === null ? null : (
          <span className={classes.computed}>
            <OriginBadge origin="computed" /> {formatNumber(computedGross, 3)}
          </span>
        )}
      </span>
      {netWeight === null ? null : (
        <span>
          netto <b>{formatNumber(netWeight, 3)}</b> <span className="unit">kg</span>
        </span>
      )}
      {piecesPerBar === null ? null : (
        <span>
          <b>{formatNumber(piecesPerBar)}</b> <span className="unit">pz/barra</span>
        </span>
      )}
      {barUse === null ? null : (
        <span>
          utilizzo {sheets ? 'lamiera' : 'barra'} <b>{formatNumber(barUse * 100, 1)}</b>{' '}
          <span className="unit">%</span>
        </span>
      )}
    </div>
  );
}
