import type { InputJob } from '@truciolo/jobs';
import { hours } from '../../../entities/jobs/hours.ts';
import { shortNumber } from '../../../entities/jobs/short-number.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import type { PlanNames } from '../planner/plan-words.ts';
import classes from './plan-waiting.module.css';

interface PlanWaitingProps {
  readonly jobs: readonly InputJob[];
  readonly names: PlanNames;
  readonly chosen: string | null;
  readonly onChoose: (job: string) => void;
}

/** Jobs that the plan in force does not have yet, below the machines. */
export function PlanWaiting({ jobs, names, chosen, onChoose }: PlanWaitingProps) {
  if (jobs.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label="Da pianificare">
      <h2>
        Da pianificare <span>{jobs.length}</span>
      </h2>
      <ul>
        {jobs.map(({ guid, number, part, due, phases }) => {
          const minutes = phases.reduce((sum, phase) => sum + phase.setupMinutes + phase.runMinutes, 0);
          return (
            <li key={guid}>
              <button type="button" aria-pressed={chosen === guid} onClick={() => onChoose(guid)}>
                <span>
                  <b>{shortNumber(number)}</b> {part}
                </span>
                {names.material.has(guid) ? (
                  <span data-tone="warn">manca il materiale</span>
                ) : (
                  <span>
                    {hours(minutes)} h{due ? ` · entro ${formatDay(due)}` : ''}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
