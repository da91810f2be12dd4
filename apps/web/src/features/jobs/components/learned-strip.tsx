import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './learned.module.css';

interface LearnedStripProps {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly own: number;
  readonly others: readonly { readonly guid: string; readonly ratio: number }[];
}

const STEP = 0.2;
/** Steps on the axis; a job far outside lies at its edge. */
const MOST = 6;

/** The jobs as dots on an axis of ratios, the band behind them, the learnt ratio as a line. 1,0 is the plan. */
export function LearnedStrip({ ratio, low, high, own, others }: LearnedStripProps) {
  const first = Math.floor(Math.min(1, low, own) / STEP) * STEP;
  const steps = Math.min(MOST, Math.max(2, Math.ceil((Math.max(1, high, own) - first) / STEP)));
  const at = (value: number) => `${Math.min(100, Math.max(0, ((value - first) / (steps * STEP)) * 100))}%`;
  const marks = Array.from({ length: steps + 1 }, (_, index) => first + index * STEP);
  return (
    <div className={classes.strip} aria-hidden="true">
      <i className={classes.band} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <i className={classes.plan} style={{ left: at(1) }} />
      {others.map(({ guid, ratio: value }, index) => (
        <i key={guid} className={classes.dot} style={{ left: at(value), top: 8 + (index % 3) * 9 }} />
      ))}
      <i className={classes.line} style={{ left: at(ratio) }} />
      <i className={classes.dot} data-own style={{ left: at(own), top: 17 }} />
      {marks.map((mark) => (
        <span key={mark} style={{ left: at(mark) }}>
          {formatNumber(mark, 1)}
        </span>
      ))}
    </div>
  );
}
