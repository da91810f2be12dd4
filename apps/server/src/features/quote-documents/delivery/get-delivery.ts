import type { QuoteDelivery } from '@truciolo/contract';
import { quoteDelivery } from '@truciolo/contract';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { isUnconfirmed } from '../../../platform/mail/outgoing-mail.ts';
import { presentLink } from '../links/presenter.ts';
import { listLinks } from '../links/repository.ts';
import { loadPrinted } from '../load-printed.ts';
import { proposeMail } from './quote-mail.ts';
import { listMails } from './repository.ts';

export async function deliveryOf(db: Db, guid: string, context: Context): Promise<QuoteDelivery> {
  const { actor, policy, clock } = context;
  const printed = await loadPrinted(db, context, guid);
  const mails = await listMails(db, guid);
  const links = await listLinks(db, guid);
  return {
    sendsMail: policy.sendsMail,
    unconfirmedEmail: isUnconfirmed(policy, actor) ? actor.email : null,
    mail: { to: printed.document.customer.email, copyTo: actor.email, ...proposeMail(printed) },
    mails: mails.map(({ lastError, createdAt, deliveredAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      error: deliveredAt ? null : lastError,
    })),
    links: links.map((link) => presentLink(link, clock())),
  };
}

export const getDelivery = endpoint(quoteDelivery.get, (context, { params }) => {
  return context.tenant((db) => deliveryOf(db, params.guid, context));
});
