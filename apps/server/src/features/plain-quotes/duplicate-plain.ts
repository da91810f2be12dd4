import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { copyQuote } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const duplicatePlain = endpoint(plainQuotes.duplicate, async (context, { params }) => {
  return context.tenant(async (db) => loadPlain(db, context, await copyQuote(db, context, params.guid)));
});
