import type { quotes, RouteRequest, RouteResult } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { loadQuote } from './load-quote.ts';
import { guardCosts } from './policy.ts';

export async function getQuote(
  { tenant, actor }: Context,
  { params }: RouteRequest<typeof quotes.get>,
): Promise<RouteResult<typeof quotes.get>> {
  guardCosts(actor);
  return tenant((db) => loadQuote(db, params.guid));
}
