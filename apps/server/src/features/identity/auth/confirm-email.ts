import { emailConfirmation } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { findPersonByGuid } from './directory.ts';
import { confirmMail } from './mails.ts';
import { confirmEmail } from './repository.ts';

const LINK_DAYS = 7;
const WINDOW_MINUTES = 60;
const PER_PLACE = 20;
const PER_USER = 5;
const GUID = /^[0-9a-f-]{36}$/;

interface Address {
  readonly userGuid: string;
  readonly email: string;
}

const signedText = ({ userGuid, email }: Address, expires: string): string =>
  JSON.stringify(['confirm-email', userGuid, email, expires]);

/** Signed and stored nowhere: a link that is opened twice works twice. */
export function confirmationLink(
  { secrets, publicUrl, now }: { secrets: Secrets; publicUrl: string; now: Date },
  address: Address,
): string {
  const expires = String(now.getTime() + LINK_DAYS * 86_400_000);
  const token = `${address.userGuid}.${expires}.${secrets.sign(signedText(address, expires))}`;
  return `${publicUrl}/conferma-email?token=${token}`;
}

export const confirmAddress = endpoint(emailConfirmation.confirm, async (context, { body }) => {
  const { handles, limiter, caller, clock, secrets } = context;
  const key = `confirm-email:${caller.ip}`;
  await limiter.take({ [key]: PER_PLACE }, WINDOW_MINUTES);
  const [guid = '', expires = '', signature = ''] = body.token.split('.');
  const person = GUID.test(guid) ? await handles.directory((db) => findPersonByGuid(db, guid)) : null;
  const now = clock();
  const isRight = person !== null && secrets.verify(signedText(person, expires), signature);
  if (!isRight || Number(expires) <= now.getTime()) throw new AppError('CONFIRM_LINK_INVALID');
  await limiter.giveBack([key]);
  if (person.emailConfirmed) return { success: true as const };
  const { companyGuid, userGuid } = person;
  await handles.tenant(companyGuid, async (db) => {
    await confirmEmail(db, userGuid, now);
    const entry = { action: 'confirm-email', entity: 'user', entityGuid: userGuid, at: now };
    await writeAudit(db, { companyGuid, actor: person, ...entry });
  });
  return { success: true as const };
});

export const mailConfirmation = endpoint(emailConfirmation.mail, async (context) => {
  const { actor, limiter, clock, policy, secrets, tenant } = context;
  if (actor.emailConfirmed) return { success: true as const };
  await limiter.take({ [`confirm-mail:${actor.userGuid}`]: PER_USER }, WINDOW_MINUTES);
  const link = confirmationLink({ secrets, publicUrl: policy.publicUrl, now: clock() }, actor);
  const { companyGuid, email } = actor;
  await tenant(async (db, afterCommit) => {
    await queueMail(db, afterCommit, context, { companyGuid, to: email, ...confirmMail({ link }) });
  });
  return { success: true as const };
});
