import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { nextRevision } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const revisePlain = endpoint(plainQuotes.revise, async (context, { params }) => {
  await context.tenant((db) => nextRevision(db, context, params.guid));
  return loadPlain(context, params.guid);
});
