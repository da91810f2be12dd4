import { quoteDelivery } from '@truciolo/contract';
import { confirmValues } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import type { AfterCommit, Db } from '../../../platform/database/handles.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { oneLine } from '../../../platform/mail/mail-text.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { guardOutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { writeJson } from '../../../platform/write-json.ts';
import { print } from '../../printing/index.ts';
import { checkSendable, contentOfToday, letterheadOf, mayConfirm } from '../../quotes/index.ts';
import { newLink } from '../links/new-link.ts';
import { daysOfPrinted, fileNameOf, loadPrinted, orderOf, type Printed } from '../load-printed.ts';
import { nameOfPdf, storedPdf } from '../stored-pdf.ts';
import { deliveryOf } from './get-delivery.ts';
import { quoteMail } from './quote-mail.ts';
import { findSender, insertMail } from './repository.ts';

/** Limit that protects recipients from a flood of quotes. */
const PER_COMPANY = 200;
const WINDOW_MINUTES = 60;

async function limitMails(context: Context): Promise<void> {
  const { limiter, actor } = context;
  await guardOutgoingMail(context);
  const key = `quote-mail:${actor.companyGuid}`;
  await limiter.take({ [key]: PER_COMPANY }, WINDOW_MINUTES);
}

/** A sent quote is sent again as stored; a draft is priced and printed in the form in which it will be frozen. */
async function pdfToSend(context: Context, printed: Printed) {
  const { tenant, clock, workers } = context;
  if (printed.frozen) {
    const { stored } = await storedPdf(context, printed);
    return { content: null, pdf: stored, fresh: [] };
  }
  const { document, quote } = printed;
  const letterhead = await tenant((db) => letterheadOf(db, quote));
  const planned = await daysOfPrinted(context, printed);
  const head = { companyGuid: quote.companyGuid, letterhead };
  const content = await contentOfToday(context, confirmValues(document), planned, head);
  const order = await orderOf({ ...printed, letterhead }, 'customer', context, content);
  const bytes = await print(workers, printed.quote.companyGuid, order);
  const pdf = nameOfPdf(bytes, clock());
  return { content, pdf, fresh: [[pdf.file, bytes] as const] };
}

/** The answer to an earlier call with the same idempotency key, if any. */
const sentBefore = (context: Context, quoteGuid: string, guid: string | undefined) =>
  guid === undefined
    ? null
    : context.tenant(async (db) =>
        (await findSender(db, quoteGuid, guid)) === context.actor.userGuid
          ? deliveryOf(db, quoteGuid, context)
          : null,
      );

/**
 * Prints the quote, stores the PDF, queues the mail. A draft stays one until the mail server has accepted the mail
 * (`noteDelivery`).
 */
export const sendQuote = endpoint(quoteDelivery.send, async (context, { params, body }) => {
  const { audit, actor, tenant, clock, policy } = context;
  const { companyGuid } = actor;
  const printed = await tenant((db) => loadPrinted(db, context, params.guid));
  if (!policy.sendsMail) throw new AppError('MAIL_UNAVAILABLE');
  const { quote, revision, document, validUntil } = printed;
  const known = await sentBefore(context, quote.guid, body.guid);
  if (known) return known;
  if (revision.state === 'draft')
    await checkSendable(context, companyGuid, document, mayConfirm(actor, body.confirmed));
  await limitMails(context);
  const now = clock();
  const { content, pdf, fresh } = await pdfToSend(context, printed);
  const write = async (db: Db, afterCommit: AfterCommit) => {
    const wish = {
      companyGuid,
      createdBy: actor.userGuid,
      quoteGuid: quote.guid,
      revision: revision.revision,
      validUntil,
      anyQuantity: body.anyQuantity,
    };
    const url = body.withLink ? (await newLink(db, context, wish)).url : null;
    const outboxGuid = await queueMail(db, afterCommit, context, {
      guid: body.guid,
      companyGuid,
      to: body.to,
      replyTo: actor.email,
      ...(body.copyToSelf ? { cc: actor.email } : {}),
      attachment: { file: pdf.file, name: fileNameOf(printed, '', 'pdf') },
      subject: oneLine(body.subject),
      ...quoteMail(body.text, document.language, url),
    });
    const about = { quoteGuid: quote.guid, revision: revision.revision, recipient: body.to };
    await insertMail(db, {
      outboxGuid,
      companyGuid,
      ...about,
      document: JSON.stringify(document),
      sentBy: actor.userGuid,
      createdAt: now,
      content: content && writeJson(content),
      pdfFile: pdf.file,
      pdfSha256: pdf.sha256,
    });
    const changes = { recipient: { from: null, to: body.to } };
    await audit(db, { action: 'mail', entity: 'quote', entityGuid: quote.guid, changes });
    return deliveryOf(db, quote.guid, context);
  };
  try {
    return await storeFiles(context, fresh, write);
  } catch (error) {
    if (uniqueViolation(error) !== 'outbox_pkey') throw error;
    // A concurrent call with the same key was first.
    const first = await sentBefore(context, quote.guid, body.guid);
    if (!first) throw new AppError('GUID_TAKEN');
    return first;
  }
});
