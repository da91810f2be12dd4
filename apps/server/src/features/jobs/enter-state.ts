import { isOver, type JobState } from '@truciolo/jobs';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { JobsTable } from '../../platform/database/job-tables.ts';
import { settleJob } from './actuals/settle-job.ts';
import { noteJobState } from './note-job-state.ts';
import { type LockedJob, updateJob } from './repository.ts';

type Values = Omit<Updateable<JobsTable>, 'state' | 'finishedAt'>;

/** A locked job comes into a state, or stays in it with other values: all that follows from it is written here. */
export async function enterState(
  db: Db,
  job: LockedJob,
  state: JobState,
  values: Values,
  now: Date,
): Promise<void> {
  const finishedAt = isOver(state) ? (job.finishedAt ?? now) : null;
  await updateJob(db, job.guid, { ...values, state, finishedAt }, now);
  await settleJob(db, { ...job, state }, now);
  const { delivered } = values;
  await noteJobState(db, job, { state, ...(delivered === undefined ? {} : { delivered }) }, now);
}
