import type { quotes, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { freezeAsSent } from './life.ts';
import { loadQuote } from './load-quote.ts';
import { guardCosts } from './policy.ts';
import { lockQuote } from './repository.ts';

export async function markSent(
  { tenant, actor, clock }: Context,
  { params, body }: RouteRequest<typeof quotes.markSent>,
): Promise<RouteResult<typeof quotes.markSent>> {
  guardCosts(actor);
  return tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    await freezeAsSent(db, quote, { actor, at: clock(), confirmed: body.confirmed });
    return loadQuote(db, quote.guid);
  });
}
