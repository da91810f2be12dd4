import type { Money } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';

/** What a cancelled job is worth from now on; null for one that is taken up again. */
export async function countCancelled(db: Db, jobGuid: string, total: Money | null): Promise<void> {
  await db.updateTable('jobAmounts').set({ cancelledTotal: total }).where('jobGuid', '=', jobGuid).execute();
}
