import type { Db } from '../../../platform/database/handles.ts';

/** Who made the job under a key, where there is one. */
export async function makerOfJob(db: Db, guid: string): Promise<string | undefined> {
  const row = await db.selectFrom('jobs').select('createdBy').where('guid', '=', guid).executeTakeFirst();
  return row?.createdBy;
}
