import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findQuote } from '../repository.ts';

const LONGEST = 200;

/** Who did what, newest first. What a field was and became may be a cost. */
export const quoteHistory = endpoint(quotes.history, async ({ tenant, actor }, { params }) => {
  const entries = await tenant(async (db) => {
    if (!(await findQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    return db
      .selectFrom('audit')
      .select(['at', 'actorName', 'action', 'changes'])
      .where('entity', '=', 'quote')
      .where('entityGuid', '=', params.guid)
      .orderBy('at', 'desc')
      .orderBy('guid', 'desc')
      .limit(LONGEST)
      .execute();
  });
  return entries.map(({ at, changes, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    changes: actor.hideCosts ? {} : changes,
  }));
});
