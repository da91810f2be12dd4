import type { quoteDelivery, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { freezeAsSent, guardCosts, lockQuote } from '../../quotes/index.ts';
import { loadPrinted } from '../load-printed.ts';
import { newLink } from './new-link.ts';
import { presentLink } from './presenter.ts';
import { findLink, revokeLink as revokeRow } from './repository.ts';

/** Who copies a link hands it over: from here on the revision is frozen and counts as sent. */
export async function createLink(
  context: Context,
  { params, body }: RouteRequest<typeof quoteDelivery.createLink>,
): Promise<RouteResult<typeof quoteDelivery.createLink>> {
  const { actor, tenant, clock } = context;
  guardCosts(actor);
  return tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    if (quote.state === 'draft')
      await freezeAsSent(db, quote, { actor, at: clock(), confirmed: body.confirmed });
    const { validUntil } = await loadPrinted(db, params.guid);
    const wish = { quoteGuid: quote.guid, revision: quote.revision, validUntil, ...body };
    const { guid, url } = await newLink(db, context, wish);
    const entry = { action: 'create-link', entity: 'quote', entityGuid: quote.guid, at: clock() };
    await writeAudit(db, { companyGuid: actor.companyGuid, actor, ...entry });
    const link = await findLink(db, guid);
    if (!link) throw new Error('the link just made is not there');
    return { url, link: presentLink(link, clock()) };
  });
}

export async function revokeLink(
  { actor, tenant, clock }: Context,
  { params }: RouteRequest<typeof quoteDelivery.revokeLink>,
): Promise<RouteResult<typeof quoteDelivery.revokeLink>> {
  await tenant(async (db) => {
    if (!(await revokeRow(db, params.guid, params.linkGuid, clock()))) throw new AppError('NOT_FOUND');
    const entry = { action: 'revoke-link', entity: 'quote', entityGuid: params.guid, at: clock() };
    await writeAudit(db, { companyGuid: actor.companyGuid, actor, ...entry });
  });
  return { success: true };
}
