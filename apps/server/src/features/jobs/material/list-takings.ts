import { jobMaterials } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findJob } from '../repository.ts';
import { listHolders, listTakings } from './takings-repository.ts';

export const listJobMaterials = endpoint(jobMaterials.list, ({ tenant }, { params }) =>
  tenant(async (db) => {
    if (!(await findJob(db, params.guid))) throw new AppError('NOT_FOUND');
    return listTakings(db, params.guid);
  }),
);

export const listRackHolders = endpoint(jobMaterials.holders, ({ tenant }, { params }) =>
  tenant(async (db) => {
    const item = await db
      .selectFrom('rackItems')
      .select('guid')
      .where('guid', '=', params.guid)
      .executeTakeFirst();
    if (!item) throw new AppError('NOT_FOUND');
    return listHolders(db, params.guid);
  }),
);
