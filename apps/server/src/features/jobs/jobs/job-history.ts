import { jobs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { listHistory } from '../../../platform/audit.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findJob } from '../repository.ts';

/** Actions of the office on a job, newest first; these entries contain no amounts. */
export const jobHistory = endpoint(jobs.history, ({ tenant }, { params }) =>
  tenant(async (db) => {
    if (!(await findJob(db, params.guid))) throw new AppError('NOT_FOUND');
    return listHistory(db, 'job', params.guid);
  }),
);
