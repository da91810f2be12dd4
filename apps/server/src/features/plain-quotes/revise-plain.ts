import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { nextRevision } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const revisePlain = endpoint(plainQuotes.revise, async (context, { params }) => {
  return context.tenant(async (db) => {
    await nextRevision(db, context, params.guid);
    return loadPlain(db, context, params.guid);
  });
});
