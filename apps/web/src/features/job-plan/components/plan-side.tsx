import type { Plan, PlannedPhase } from '@truciolo/planning';
import { type PlanNames, type Remark, remarksOf } from '../planner/plan-words.ts';
import type { WaysRequest } from '../planner/protocol.ts';
import { ChosenJob } from './chosen-job.tsx';
import { LateWays } from './late-ways.tsx';
import classes from './plan-page.module.css';

interface PlanSideProps {
  readonly plan: Plan;
  readonly names: PlanNames;
  /** Phases that cannot keep the plan in force; empty while another plan is tried. */
  readonly slipped: readonly Remark[];
  readonly chosen: string | null;
  /** The question about the chosen job, where it is late and nothing is being planned. */
  readonly ways: WaysRequest | null;
  readonly onChoose: (job: string | null) => void;
  readonly onToggleLock: ((phases: readonly PlannedPhase[]) => void) | null;
}

/** Details of the chosen job, or all jobs that are late or left out. */
export function PlanSide({ plan, names, slipped, chosen, ways, onChoose, onToggleLock }: PlanSideProps) {
  const job = chosen === null ? undefined : names.jobs.get(chosen);
  const remarks = [...slipped, ...remarksOf(plan, names)];
  if (job)
    return (
      <ChosenJob
        job={job}
        plan={plan}
        names={names}
        remarks={remarks.filter((remark) => remark.job === job.guid)}
        onClose={() => onChoose(null)}
        onToggleLock={onToggleLock}
      >
        {ways ? <LateWays request={ways} names={names} /> : null}
      </ChosenJob>
    );
  return (
    <aside className={classes.side} aria-label="Da guardare">
      <h2 className={classes.sideHead}>Da guardare</h2>
      {remarks.length === 0 ? <p className={classes.dim}>Niente in ritardo.</p> : null}
      <ul className={classes.list}>
        {remarks.map(({ job: guid, text, tone }) => (
          <li key={guid + text}>
            <button type="button" className={classes.remark} data-tone={tone} onClick={() => onChoose(guid)}>
              <b>{names.jobs.get(guid)?.number}</b> {text}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
