import { planProblem, toInstant } from '@truciolo/jobs';
import { makePlan } from '@truciolo/planning';
import { readPlanInput, writePlannedTimes } from '../features/job-plan/index.ts';
import type { Db } from '../platform/database/handles.ts';

/** A machine plan of all jobs but those still to be planned, as if somebody had pressed the button this morning. */
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
}
