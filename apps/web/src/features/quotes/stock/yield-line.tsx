import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './stock.module.css';
import type { StockRow } from './stock-need.ts';

/** Gross and net weight, pieces from a bar, share of the bars that the pieces take. */
export function YieldLine({ row }: { readonly row: StockRow }) {
  const { grossWeight, netWeight, piecesPerBar, barUse } = row.need;
  return (
    <div className={classes.yield}>
      <span>
        lordo <b>{formatNumber(grossWeight, 3)}</b> <span className="unit">kg</span>
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
          resa <b>{formatNumber(barUse * 100, 1)}</b> <span className="unit">%</span>
        </span>
      )}
    </div>
  );
}
