import { jobs } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadJob } from './load-job.ts';

export const getJob = endpoint(jobs.get, async ({ tenant, actor }, { params }) =>
  tenant((db) => loadJob(db, params.guid, actor)),
);
