import { jobs } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadJob } from './load-job.ts';
import { setState } from './set-state.ts';

export const moveJob = endpoint(jobs.move, async (context, { params, body }) =>
  context.tenant(async (db) => {
    await setState(db, context, params.guid, body);
    return loadJob(db, params.guid, context.actor);
  }),
);
