import { contact } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { findCompany } from '../companies/index.ts';
import { findAdminOf } from '../supplier/index.ts';
import { checkAnswer } from './check-answer.ts';
import { contactMail } from './mails.ts';
import { createContactMessage } from './repository.ts';

const PER_PLACE = 20;
/** Rate limit of messages whose question the sender made up: anybody can pick an easy one. */
const PER_PLACE_UNSIGNED = 5;
const WINDOW_MINUTES = 60;

/**
 * Stores the message for the reseller and mails it to the sender's contact there. Every message counts towards the
 * limit, because each one fills a mailbox.
 */
export const sendContact = endpoint(contact.send, async (context, { body }) => {
  const { actor, handles, clock, limiter, caller, policy, supplierGuid } = context;
  const isSigned = body.verificationTicket !== undefined;
  const limits = {
    [`contact:${caller.ip}`]: PER_PLACE,
    ...(isSigned ? {} : { [`contact-unsigned:${caller.ip}`]: PER_PLACE_UNSIGNED }),
  };
  await limiter.take(limits, WINDOW_MINUTES);
  if (!body.privacyConsent)
    throw new AppError('CONSENT_REQUIRED', { fields: { privacyConsent: 'Consenso richiesto' } });
  await checkAnswer(context, body);
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
