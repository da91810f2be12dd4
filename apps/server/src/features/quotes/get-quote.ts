import type { RouteRequest, RouteResult, getQuote as spec } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { loadQuote } from './load-quote.ts';
import { guardCosts } from './policy.ts';

export async function getQuote(
  { tenant, actor }: Context,
  { params }: RouteRequest<typeof spec>,
): Promise<RouteResult<typeof spec>> {
  guardCosts(actor);
  return tenant((db) => loadQuote(db, params.guid));
}
