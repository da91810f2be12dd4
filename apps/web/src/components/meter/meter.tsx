import classes from './meter.module.css';

interface MeterProps {
  readonly value: number;
  readonly total: number;
  /** What is measured, for screen readers. */
  readonly label: string;
}

/** A short bar: how much of something is taken. Full is worth a look, over is wrong. */
export function Meter({ value, total, label }: MeterProps) {
  const share = total > 0 ? Math.min(1, value / total) : 0;
  const level = value > total ? 'over' : value === total ? 'full' : 'some';
  return (
    <span className={classes.meter} role="img" aria-label={`${label}: ${value} di ${total}`}>
      <span className={classes.bar} data-level={level} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
