import { requests } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { oneLine, typedMail } from '../../../platform/mail/mail-text.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { guardOutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { messageIdOf } from '../../../platform/mail/transport.ts';
import { loadRequest } from '../presenter.ts';
import { findRequest, insertMessage, lockRequest, updateRequest } from '../repository.ts';

/** Questions of a company an hour: a mistake does not fill mailboxes. */
const PER_COMPANY = 100;
const WINDOW_MINUTES = 60;
const NO_MAIL =
  'L’invio di email non è configurato su questa installazione: copia il testo e mandalo a mano.';

/** The mail's own id is kept, so that the buyer's answer finds the request. */
export const askQuestions = endpoint(requests.ask, async (context, { params, body }) => {
  const { actor, clock, limiter, policy } = context;
  if (!(await context.tenant((db) => findRequest(db, params.guid)))) throw new AppError('NOT_FOUND');
  if (!policy.sendsMail) throw new AppError('MAIL_UNAVAILABLE', { message: NO_MAIL });
  await guardOutgoingMail(context);
  await limiter.take({ [`request-mail:${actor.companyGuid}`]: PER_COMPANY }, WINDOW_MINUTES);
  return context.tenant(async (db, afterCommit) => {
    const row = await lockRequest(db, params.guid);
    if (!row) throw new AppError('NOT_FOUND');
    const now = clock();
    const { companyGuid } = actor;
    const subject = oneLine(body.subject);
    const guid = newGuid(now);
    await queueMail(db, afterCommit, context, {
      guid,
      companyGuid,
      to: body.to,
      replyTo: actor.email,
      subject,
      ...typedMail(body.text),
    });
    await insertMessage(db, {
      guid,
      companyGuid,
      requestGuid: params.guid,
      fromShop: true,
      name: `${actor.firstName} ${actor.lastName}`,
      email: body.to,
      subject,
      text: body.text,
      messageId: messageIdOf(guid),
      at: now,
    });
    await updateRequest(db, params.guid, {}, now);
    await context.audit(db, { action: 'ask', entity: 'request', entityGuid: params.guid });
    return loadRequest(db, context, params.guid);
  });
});
