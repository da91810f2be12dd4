import type { QuoteDelivery, quoteDelivery, RouteRequest } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newGuid } from '../../../platform/guid.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { checkSendable, guardCosts } from '../../quotes/index.ts';
import { newLink } from '../links/new-link.ts';
import { fileNameOf, loadPrinted, orderOf } from '../load-printed.ts';
import type { Printer } from '../pdf/printer.ts';
import { deliveryOf } from './get-delivery.ts';
import { oneLine, quoteLetter } from './letter.ts';
import { insertMail } from './repository.ts';

/** A mailbox full of quotes is nobody's friend. */
const PER_COMPANY = 200;
const WINDOW_MINUTES = 60;

async function limitMails({ limiter, actor }: Context): Promise<void> {
  const key = `quote-mail:${actor.companyGuid}`;
  await limiter.check({ [key]: PER_COMPANY });
  await limiter.count([key], WINDOW_MINUTES);
}

/**
 * Prints the quote, keeps the PDF, queues the mail. A draft stays one until the mail server has taken the mail
 * (`noteDelivery`).
 */
export const sendQuote =
  (printer: Printer) =>
  async (
    context: Context,
    { params, body }: RouteRequest<typeof quoteDelivery.send>,
  ): Promise<QuoteDelivery> => {
    const { actor, tenant, clock, files, policy } = context;
    const { companyGuid } = actor;
    guardCosts(actor);
    const printed = await tenant((db) => loadPrinted(db, params.guid));
    if (!policy.sendsMail) throw new AppError('MAIL_UNAVAILABLE');
    const { quote, revision, document, validUntil } = printed;
    if (revision.state === 'draft') checkSendable(document, body.confirmed);
    await limitMails(context);
    const now = clock();
    const file = `mail/${newGuid(now)}.pdf`;
    // What the customer gets is no draft any more.
    await files.put(
      file,
      await printer.print({ ...(await orderOf(printed, 'customer', files)), draft: false }),
    );
    return tenant(async (db, afterCommit) => {
      const wish = {
        quoteGuid: quote.guid,
        revision: revision.revision,
        validUntil,
        anyQuantity: body.anyQuantity,
      };
      const url = body.withLink ? (await newLink(db, context, wish)).url : null;
      const outboxGuid = await queueMail(db, afterCommit, context, {
        companyGuid,
        to: body.to,
        replyTo: actor.email,
        ...(body.copyToSelf ? { cc: actor.email } : {}),
        attachment: { file, name: fileNameOf(printed, '', 'pdf') },
        subject: oneLine(body.subject),
        ...quoteLetter(body.text, document.language, url),
      });
      const about = { quoteGuid: quote.guid, revision: revision.revision, recipient: body.to };
      const mail = { outboxGuid, companyGuid, ...about, document: JSON.stringify(document) };
      await insertMail(db, { ...mail, sentBy: actor.userGuid, createdAt: now });
      const changes = { recipient: { from: null, to: body.to } };
      const entry = { action: 'mail', entity: 'quote', entityGuid: quote.guid, changes, at: now };
      await writeAudit(db, { companyGuid, actor, ...entry });
      return deliveryOf(db, quote.guid, context);
    });
  };
