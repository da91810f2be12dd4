import classes from './meter.module.css';

interface MeterProps {
  readonly value: number;
  readonly total: number;
  /** Label for screen readers. */
  readonly label: string;
}

/** A short bar of the used share. A full bar is a warning, an overfull one an error. */
export function Meter({ value, total, label }: MeterProps) {
  const share = total > 0 ? Math.min(1, value / total) : 0;
  const level = value > total ? 'over' : value === total ? 'full' : 'some';
  return (
    <span className={classes.meter} role="img" aria-label={`${label}: ${value} di ${total}`}>
      <span className={classes.bar} data-level={level} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
