import type { Db } from '../../../platform/database/handles.ts';
import { lockRackItem, writeStock } from '../../rack/index.ts';
import type { LockedJob } from '../repository.ts';

/** The reservations of a locked job that is cancelled are released on the rack. */
export async function cancelLockedJob(db: Db, job: LockedJob, now: Date): Promise<void> {
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
