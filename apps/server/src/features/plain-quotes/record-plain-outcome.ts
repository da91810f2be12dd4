import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { noteOutcome } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const recordPlainOutcome = endpoint(plainQuotes.recordOutcome, async (context, { params, body }) => {
  await context.tenant((db, afterCommit) =>
    noteOutcome(db, afterCommit, context, { guid: params.guid, ...body }),
  );
  return loadPlain(context, params.guid);
});
