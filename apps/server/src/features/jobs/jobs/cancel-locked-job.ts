import type { Db } from '../../../platform/database/handles.ts';
import { lockRackItem, writeStock } from '../../rack/index.ts';
import { countCancelled } from '../count-cancelled.ts';
import { deliveredOf } from '../deliveries-repository.ts';
import type { LockedJob } from '../repository.ts';

/** Cancels a locked job: its value is that of its deliveries, and its reservations on the rack are released. */
export async function cancelLockedJob(db: Db, job: LockedJob, now: Date): Promise<void> {
  await countCancelled(db, job.guid, (await deliveredOf(db, job.guid)).amount);
  const kept = await db
    .selectFrom('jobMaterials')
    .select(['guid', 'itemGuid', 'pieces'])
    .where('jobGuid', '=', job.guid)
    .where('state', '=', 'reserved')
    .orderBy('itemGuid')
    .execute();
  for (const { guid, itemGuid, pieces } of kept) {
    const item = await lockRackItem(db, itemGuid);
    await db.deleteFrom('jobMaterials').where('guid', '=', guid).execute();
    if (item) await writeStock(db, itemGuid, { reserved: item.reserved - pieces }, now);
  }
}
