import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { copyQuote, guardPrices } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const duplicatePlain = endpoint(plainQuotes.duplicate, async (context, { params }) => {
  guardPrices(context.actor);
  return context.tenant(async (db) => loadPlain(db, context, await copyQuote(db, context, params.guid)));
});
