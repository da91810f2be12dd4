import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { copyQuote } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const duplicatePlain = endpoint(plainQuotes.duplicate, async (context, { params }) => {
  return loadPlain(context, await context.tenant((db) => copyQuote(db, context, params.guid)));
});
