import { jobs } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardCosts, guardPrices } from '../../quotes/index.ts';
import { loadActuals } from './load-actuals.ts';

export const getActuals = endpoint(jobs.actuals, async ({ tenant, actor, clock }, { params }) => {
  guardPrices(actor);
  guardCosts(actor);
  return tenant((db) => loadActuals(db, params.guid, clock()));
});
