import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { guardPrices } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const getPlain = endpoint(plainQuotes.get, async ({ tenant, actor, clock }, { params }) => {
  guardPrices(actor);
  return tenant((db) => loadPlain(db, params.guid, clock()));
});
