import { jobs } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadActuals } from './load-actuals.ts';

export const getActuals = endpoint(jobs.actuals, async ({ tenant, clock }, { params }) => {
  return tenant((db) => loadActuals(db, params.guid, clock()));
});
