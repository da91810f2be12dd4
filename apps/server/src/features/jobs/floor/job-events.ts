import { jobs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findJob } from '../repository.ts';
import { listJobEvents, presentEvent } from './events-repository.ts';

export const jobEvents = endpoint(jobs.events, async ({ tenant }, { params }) =>
  tenant(async (db) => {
    if (!(await findJob(db, params.guid))) throw new AppError('NOT_FOUND');
    return (await listJobEvents(db, params.guid)).map(presentEvent);
  }),
);
