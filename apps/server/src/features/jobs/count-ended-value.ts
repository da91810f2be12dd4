import { deliveryAmount, finalPieces } from '@truciolo/jobs';
import { type Money, money } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';
import { deliveredOf } from './deliveries-repository.ts';
import { findAmounts, type LockedJob } from './repository.ts';

/**
 * Stores the value of a job that ended with fewer pieces than ordered: that of its deliveries if it was cancelled, that
 * of the pieces made if a user closed it; null for all others.
 */
export async function countEndedValue(db: Db, job: LockedJob): Promise<void> {
  const amounts = await findAmounts(db, job.guid);
  if (!amounts) return;
  const cancelledTotal = await endedValue(db, job, amounts.total);
  if (cancelledTotal === amounts.cancelledTotal) return;
  await db.updateTable('jobAmounts').set({ cancelledTotal }).where('jobGuid', '=', job.guid).execute();
}

async function endedValue(db: Db, job: LockedJob, total: Money): Promise<Money | null> {
  const pieces = finalPieces(job);
  if (job.state !== 'cancelled' && pieces >= job.quantity) return null;
  const delivered = await deliveredOf(db, job.guid);
  if (job.state === 'cancelled') return delivered.amount;
  const left = Math.max(0, pieces - delivered.quantity);
  return money(delivered.amount + deliveryAmount({ total, ordered: job.quantity }, delivered, left));
}
