import { toInstant } from '@truciolo/italian';
import { planProblem } from '@truciolo/jobs';
import { dayOf, dayText, makePlan } from '@truciolo/planning';
import { writePlannedTimes } from '../features/job-plan/index.ts';
import { readPlanInput } from '../features/plan-input/index.ts';
import type { Db } from '../platform/database/handles.ts';
import { onWorkDay } from './work-days.ts';

const SPARE_DAYS = 3;

/** A machine plan of all jobs but those still to be planned, as if a user had made it this morning. */
export async function planSampleJobs(db: Db, now: Date): Promise<void> {
  const input = await readPlanInput(db, now);
  const jobs = input.jobs.filter(({ state }) => state !== 'to-plan');
  const plan = makePlan(planProblem({ ...input, jobs }, new Map()));
  const times = plan.phases.map(({ phase, start, end }) => ({
    guid: phase,
    start: toInstant(start),
    end: toInstant(end),
    isLocked: false,
  }));
  await writePlannedTimes(db, times);
  // A promise is made by the plan; one of them was made too early, as in life.
  const hasty = plan.jobs.filter(({ late, reason }) => late > 0 && reason?.kind !== 'already-due').slice(1);
  for (const { job, end } of hasty)
    await db
      .updateTable('jobs')
      .set({ due: onWorkDay(dayText(dayOf(end) + SPARE_DAYS), 'later') })
      .where('guid', '=', job)
      .execute();
}
