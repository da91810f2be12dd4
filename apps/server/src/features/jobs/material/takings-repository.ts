import type { JobTaking } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';

/** Pieces that a job takes from the rack, in the order they were chosen. */
export async function listTakings(db: Db, jobGuid: string): Promise<JobTaking[]> {
  const rows = await db
    .selectFrom('jobMaterials')
    .select([
      'guid',
      'itemGuid',
      'material',
      'shape',
      'width',
      'thickness',
      'length',
      'batch',
      'place',
      'pieces',
      'state',
      'takenAt',
      'remnantLength',
    ])
    .where('jobGuid', '=', jobGuid)
    .orderBy('createdAt')
    .orderBy('guid')
    .execute();
  return rows.map(({ takenAt, ...row }) => ({ ...row, takenAt: takenAt?.toISOString() ?? null }));
}

export const findTaking = (db: Db, jobGuid: string, guid: string) =>
  db
    .selectFrom('jobMaterials')
    .selectAll()
    .where('jobGuid', '=', jobGuid)
    .where('guid', '=', guid)
    .executeTakeFirst();

/** Jobs that have reserved pieces of an item. */
export const listHolders = (db: Db, itemGuid: string) =>
  db
    .selectFrom('jobMaterials')
    .innerJoin('jobs', 'jobs.guid', 'jobMaterials.jobGuid')
    .select(['jobs.guid as jobGuid', 'jobs.number as jobNumber', 'jobMaterials.pieces'])
    .where('jobMaterials.itemGuid', '=', itemGuid)
    .where('jobMaterials.state', '=', 'reserved')
    .orderBy('jobs.number')
    .execute();

/** Whether nothing has to be bought for a job: a user declared the reserved pieces sufficient. */
export async function isCovered(db: Db, jobGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobMaterials')
    .select('guid')
    .where('jobGuid', '=', jobGuid)
    .where('covers', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
