import { isOver } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { findAmounts, type LockedJob } from '../repository.ts';
import { sumActuals } from './sum-actuals.ts';

/** Stores the final cost of a finished job beside its amounts; removes it for an open one. */
export async function settleJob(
  db: Db,
  job: Pick<LockedJob, 'guid' | 'state' | 'quantity' | 'started' | 'materialState'>,
  now: Date,
): Promise<void> {
  const amounts = await findAmounts(db, job.guid);
  if (!amounts) return;
  const actualCost = isOver(job.state) ? (await sumActuals(db, job, amounts, now)).sums.expectedCost : null;
  if (actualCost === amounts.actualCost) return;
  await db.updateTable('jobAmounts').set({ actualCost }).where('jobGuid', '=', job.guid).execute();
}
