import type { quotes, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findQuote } from './repository.ts';

const LONGEST = 200;

/** Who did what, newest first. What a field was and became may be a cost. */
export async function quoteHistory(
  { tenant, actor }: Context,
  { params }: RouteRequest<typeof quotes.history>,
): Promise<RouteResult<typeof quotes.history>> {
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
}
