import { quoteDelivery } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { freezeAsSent, lockQuote, mayConfirm } from '../../quotes/index.ts';
import { loadPrinted } from '../load-printed.ts';
import { newLink } from './new-link.ts';
import { presentLink } from './presenter.ts';
import { findLink, revokeLink as revokeRow } from './repository.ts';

/** A copied link counts as handed over: from here on the revision is frozen and sent. */
export const createLink = endpoint(quoteDelivery.createLink, async (context, { params, body }) => {
  const { audit, actor, tenant, clock } = context;
  return tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    if (quote.state === 'draft')
      await freezeAsSent(db, context, quote, {
        actor,
        at: clock(),
        confirmed: mayConfirm(actor, body.confirmed),
      });
    const { validUntil } = await loadPrinted(db, context, params.guid);
    const owner = { companyGuid: actor.companyGuid, createdBy: actor.userGuid };
    const wish = { ...owner, quoteGuid: quote.guid, revision: quote.revision, validUntil, ...body };
    const { guid, url } = await newLink(db, context, wish);
    await audit(db, { action: 'create-link', entity: 'quote', entityGuid: quote.guid });
    const link = await findLink(db, guid);
    if (!link) throw new Error('the link just made is not there');
    return { url, link: presentLink(link, clock()) };
  });
});

export const revokeLink = endpoint(quoteDelivery.revokeLink, async ({ audit, tenant, clock }, { params }) => {
  await tenant(async (db) => {
    if (!(await revokeRow(db, params.guid, params.linkGuid, clock()))) throw new AppError('NOT_FOUND');
    await audit(db, { action: 'revoke-link', entity: 'quote', entityGuid: params.guid });
  });
  return { success: true as const };
});
