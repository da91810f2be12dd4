import type { Ddt } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';

/** A delivery note with its lines, or NOT_FOUND. */
export async function loadDdt(db: Db, guid: string): Promise<Ddt> {
  const ddt = await db.selectFrom('ddts').selectAll().where('guid', '=', guid).executeTakeFirst();
  if (!ddt) throw new AppError('NOT_FOUND');
  const lines = await db
    .selectFrom('ddtLines')
    .innerJoin('jobs', 'jobs.guid', 'ddtLines.jobGuid')
    .select([
      'jobs.guid as jobGuid',
      'jobs.number as jobNumber',
      'jobs.code',
      'jobs.description',
      'ddtLines.quantity',
    ])
    .where('ddtLines.ddtGuid', '=', guid)
    .orderBy('ddtLines.place')
    .execute();
  return { ...ddt, createdAt: ddt.createdAt.toISOString(), lines };
}
