import type { Money } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';

/** Value of a cancelled job; null when it is reopened. */
export async function countCancelled(db: Db, jobGuid: string, total: Money | null): Promise<void> {
  await db.updateTable('jobAmounts').set({ cancelledTotal: total }).where('jobGuid', '=', jobGuid).execute();
}
