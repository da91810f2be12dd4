import { quotes } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadQuote } from './load-quote.ts';

export const getQuote = endpoint(quotes.get, async ({ tenant }, { params }) => {
  return tenant((db) => loadQuote(db, params.guid));
});
