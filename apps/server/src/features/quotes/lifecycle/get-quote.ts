import { quotes } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardCosts } from '../policy.ts';
import { loadQuote } from './load-quote.ts';

export const getQuote = endpoint(quotes.get, async ({ tenant, actor }, { params }) => {
  guardCosts(actor);
  return tenant((db) => loadQuote(db, params.guid));
});
