import type { quotes, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { guardCosts } from './policy.ts';
import { presentRevision } from './presenter.ts';
import { findRevision } from './revisions-repository.ts';

export async function getRevision(
  { tenant, actor }: Context,
  { params }: RouteRequest<typeof quotes.getRevision>,
): Promise<RouteResult<typeof quotes.getRevision>> {
  guardCosts(actor);
  const row = await tenant((db) => findRevision(db, params.guid, params.revision));
  if (!row) throw new AppError('NOT_FOUND');
  const { document, totals } = row;
  return {
    ...presentRevision({ ...row, total: totals.total }),
    document: document as RouteResult<typeof quotes.getRevision>['document'],
    totals,
  };
}
