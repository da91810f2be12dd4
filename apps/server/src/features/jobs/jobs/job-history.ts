import { jobs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findJob } from '../repository.ts';

const LONGEST = 200;

/** Who did what in the office, newest first; a job's rows hold no amount. */
export const jobHistory = endpoint(jobs.history, async ({ tenant }, { params }) => {
  const entries = await tenant(async (db) => {
    if (!(await findJob(db, params.guid))) throw new AppError('NOT_FOUND');
    return db
      .selectFrom('audit')
      .select(['at', 'actorName', 'action', 'changes'])
      .where('entity', '=', 'job')
      .where('entityGuid', '=', params.guid)
      .orderBy('at', 'desc')
      .orderBy('guid', 'desc')
      .limit(LONGEST)
      .execute();
  });
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
});
