import { isOver, type JobState, materialAfter } from '@truciolo/jobs';
import type { Db } from '../../platform/database/handles.ts';
import { settleJob } from './actuals/settle-job.ts';
import { countEndedValue } from './count-ended-value.ts';
import { noteJobState } from './note-job-state.ts';
import { type LockedJob, updateJob } from './repository.ts';

/** Columns that change together with the state. */
type Values = Partial<
  Pick<
    LockedJob,
    | 'stateReason'
    | 'phasesPaused'
    | 'phasesDone'
    | 'actualMinutes'
    | 'good'
    | 'scrap'
    | 'questions'
    | 'delivered'
  >
>;

/** A locked job comes into a state, or stays in it with other values: all that follows from it is written here. */
export async function enterState(
  db: Db,
  job: LockedJob,
  state: JobState,
  values: Values,
  now: Date,
): Promise<void> {
  const finishedAt = isOver(state) ? (job.finishedAt ?? now) : null;
  const materialState = materialAfter(job.state, state, job.materialState);
  await updateJob(db, job.guid, { ...values, state, finishedAt, materialState }, now);
  const ended = { ...job, ...values, state, materialState };
  await countEndedValue(db, ended);
  await settleJob(db, ended, now);
  const { delivered } = values;
  await noteJobState(db, job, { state, ...(delivered === undefined ? {} : { delivered }) }, now);
}
