import type { JobTaking } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';

/** What a job takes from the rack, in the order it was chosen. */
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

/** The jobs that pieces of an item are kept for. */
export const listHolders = (db: Db, itemGuid: string) =>
  db
    .selectFrom('jobMaterials')
    .innerJoin('jobs', 'jobs.guid', 'jobMaterials.jobGuid')
    .select(['jobs.guid as jobGuid', 'jobs.number as jobNumber', 'jobMaterials.pieces'])
    .where('jobMaterials.itemGuid', '=', itemGuid)
    .where('jobMaterials.state', '=', 'reserved')
    .orderBy('jobs.number')
    .execute();

/** Whether nothing more has to be bought for a job: something of the rack was said to be enough. */
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
