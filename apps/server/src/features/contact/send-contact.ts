import { contact, solveQuestion } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { findCompany } from '../companies/index.ts';
import { findAdminOf } from '../supplier/index.ts';
import { QUESTION } from './draw-question.ts';
import { contactMail } from './mails.ts';
import { createContactMessage } from './repository.ts';

const PER_PLACE = 20;
const WINDOW_MINUTES = 60;

/** Stores the message with the reseller and mails it to whoever looks after the sender there. Every message counts: each one fills a mailbox. */
export const sendContact = endpoint(contact.send, async (context, { body }) => {
  const { actor, handles, clock, limiter, caller, policy, supplierGuid, tickets } = context;
  const placeKey = `contact:${caller.ip}`;
  await limiter.take({ [placeKey]: PER_PLACE }, WINDOW_MINUTES);
  if (!body.privacyConsent)
    throw new AppError('CONSENT_REQUIRED', { fields: { privacyConsent: 'Consenso richiesto' } });
  // One answer to a question: whoever tries them through gets a new one each time.
  const asked = await tickets.use(QUESTION, body.verificationTicket);
  if (asked === null || asked !== body.verificationQuestion) throw new AppError('QUESTION_OVER');
  if (solveQuestion(asked) !== body.verificationAnswer) {
    throw new AppError('WRONG_ANSWER', {
      fields: { verificationAnswer: new AppError('WRONG_ANSWER').message },
    });
  }

  const reseller = actor?.supplierGuid ?? supplierGuid;
  const admin = actor ? await handles.supplier(reseller, (db) => findAdminOf(db, actor.userGuid)) : null;
  await handles.tenant(reseller, async (db, afterCommit) => {
    await createContactMessage(db, {
      ...body,
      companyGuid: reseller,
      actor,
      adminGuid: admin?.guid ?? null,
      now: clock(),
    });
    const company = await findCompany(db, reseller);
    await queueMail(db, afterCommit, context, {
      companyGuid: reseller,
      to: admin?.email || company?.email || policy.supportEmail,
      replyTo: body.email,
      ...contactMail(body),
    });
  });
  return { success: true as const };
});
