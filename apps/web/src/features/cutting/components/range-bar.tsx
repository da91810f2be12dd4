import { barScale, type RecommendedRange } from '@truciolo/cutting';
import { writeGrouped } from '@truciolo/italian';
import classes from './inputs.module.css';

interface RangeBarProps {
  readonly label: string;
  readonly range: RecommendedRange;
  readonly current: number | undefined;
  /** From the unit of the calculation to the one shown. */
  readonly factor: number;
  readonly unit: string;
}

const DIGITS = 3;

/** Green: recommended. Mark: where the cut is now. */
export function RangeBar({ label, range, current, factor, unit }: RangeBarProps) {
  const { min, max } = barScale(range, current);
  const place = (value: number) => `${(100 * (value - min)) / (max - min)}%`;
  const text = (value: number) => writeGrouped(Number((value * factor).toPrecision(DIGITS)));
  const recommended =
    range.low === 0 ? `fino a ${text(range.high)}` : `${text(range.low)}–${text(range.high)}`;
  const middle = Math.min(82, Math.max(18, (100 * ((range.low + range.high) / 2 - min)) / (max - min)));
  const isOutside = current !== undefined && (current < range.low || current > range.high);
  return (
    <div
      className={classes.bar}
      title={range.source.text}
      role="img"
      aria-label={`${label}: consigliato ${recommended} ${unit}${current === undefined ? '' : `, ora ${text(current)}`}`}
    >
      <div className={classes.track}>
        <span
          className={classes.recommended}
          style={{ left: place(range.low), width: `${(100 * (range.high - range.low)) / (max - min)}%` }}
        />
        {current === undefined ? null : (
          <span
            className={classes.mark}
            data-outside={isOutside || undefined}
            style={{ left: place(current) }}
          />
        )}
      </div>
      <div className={classes.scale}>
        <span>{text(min)}</span>
        <span className={classes.scaleText} style={{ left: `${middle}%` }}>
          {recommended}
        </span>
        <span>{text(max)}</span>
      </div>
    </div>
  );
}
