import classes from './guided-start.module.css';

interface StartProgressProps {
  readonly done: number;
  readonly total: number;
}

export const StartProgress = ({ done, total }: StartProgressProps) => (
  <div className={classes.progress}>
    <div
      className={classes.meter}
      role="progressbar"
      aria-label="Primi passi"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <span style={{ width: `${(100 * done) / total}%` }} />
    </div>
    <span className="small muted">
      {done} di {total} fatti
    </span>
  </div>
);
