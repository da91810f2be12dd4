import type { MachineWeeks } from '@truciolo/jobs';
import { percent } from '../planner/load-words.ts';
import classes from './delivery.module.css';

const NEARLY_FULL = 0.9;
const HALF = 0.6;
const levelOf = (share: number): string =>
  share > 1 ? 'over' : share >= NEARLY_FULL ? 'full' : share >= HALF ? 'some' : 'free';

/** One machine, a bar per week: the used share of its open hours. */
export function LoadBars({ load }: { readonly load: MachineWeeks }) {
  return (
    <div className={classes.machine}>
      <span className={classes.code}>{load.code}</span>
      <span className={classes.weeks}>
        {load.weeks.map(({ week, share }) => (
          <span
            key={week}
            className={classes.week}
            role="img"
            aria-label={share === null ? `settimana ${week}: chiusa` : `settimana ${week}: ${percent(share)}`}
            title={share === null ? `Sett. ${week}: chiusa` : `Sett. ${week}: ${percent(share)}`}
          >
            <i data-level={levelOf(share ?? 0)} style={{ height: `${Math.min(1, share ?? 0) * 100}%` }} />
            <small>{week}</small>
          </span>
        ))}
      </span>
      <b>{percent(load.share)}</b>
    </div>
  );
}
