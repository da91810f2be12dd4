import type { Db } from '../../../platform/database/handles.ts';

/** Author of the job under a key, if it exists. */
export async function makerOfJob(db: Db, guid: string): Promise<string | undefined> {
  const row = await db.selectFrom('jobs').select('createdBy').where('guid', '=', guid).executeTakeFirst();
  return row?.createdBy;
}
