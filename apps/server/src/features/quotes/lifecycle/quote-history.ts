import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { listHistory } from '../../../platform/audit.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findQuote } from '../repository.ts';

/** History of a quote, newest first. Users without cost access see no values: any of them may be a cost. */
export const quoteHistory = endpoint(quotes.history, async ({ tenant, actor }, { params }) => {
  const entries = await tenant(async (db) => {
    if (!(await findQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    return listHistory(db, 'quote', params.guid);
  });
  return actor.hideCosts ? entries.map((entry) => ({ ...entry, changes: {} })) : entries;
});
