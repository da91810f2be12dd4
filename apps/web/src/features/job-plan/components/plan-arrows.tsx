import type { Minute } from '@truciolo/planning';
import type { Arrow } from '../planner/gantt-layout.ts';
import classes from './gantt.module.css';

interface PlanArrowsProps {
  readonly arrows: readonly Arrow[];
  /** px */
  readonly height: number;
  /** Percent of the width. */
  readonly share: (minute: Minute) => number;
  readonly isInSight: (minute: Minute) => boolean;
}

/** From phase to phase of the chosen job. */
export function PlanArrows({ arrows, height, share, isInSight }: PlanArrowsProps) {
  const shown = arrows.filter(({ from, to }) => isInSight(from.at) || isInSight(to.at));
  return (
    <div className={classes.arrows} style={{ height }} aria-hidden="true">
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ phase, from, to }) => {
          const [x, next] = [share(from.at), share(to.at)];
          const middle = (x + next) / 2;
          return <path key={phase} d={`M${x} ${from.y}H${middle}V${to.y}H${next}`} />;
        })}
      </svg>
      {shown
        .filter(({ to }) => isInSight(to.at))
        .map(({ phase, to }) => (
          <i key={phase} style={{ left: `${share(to.at)}%`, top: to.y }} />
        ))}
    </div>
  );
}
