import { passwords } from '@truciolo/contract';
import type { Services } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { findPersonByEmail } from './directory.ts';
import { RESET_HOURS, resetMail } from './mails.ts';
import { replaceReset } from './repository.ts';
import { passwordReset } from './tasks.ts';

const PER_PLACE = 20;
const PER_ADDRESS = 5;
const WINDOW_MINUTES = 60;

/**
 * Known and unknown addresses take the same way and the same time: the call only leaves a note for the
 * background, which looks the address up. Every request counts here, since each one can cause a mail.
 */
export const requestPasswordReset = endpoint(
  passwords.requestReset,
  async ({ limiter, caller, tasks }, { body }) => {
    const placeKey = `reset:${caller.ip}`;
    const addressKey = `reset:${body.email.toLowerCase()}`;
    await limiter.take({ [placeKey]: PER_PLACE, [addressKey]: PER_ADDRESS }, WINDOW_MINUTES);
    await tasks.send(passwordReset, { email: body.email });
    return {
      success: true as const,
      message:
        'Se esiste un account associato a questo indirizzo, riceverai a breve un link per reimpostare la password.',
    };
  },
);

/** The background part: creates the link and writes the mail if the address belongs to a user. */
export async function mailPasswordReset(services: Services, email: string): Promise<void> {
  const { handles, clock, policy } = services;
  const person = await handles.directory((db) => findPersonByEmail(db, email));
  if (person?.status !== 'active') return;
  const { companyGuid, userGuid } = person;
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_HOURS * 3_600_000);
  const link = `${policy.publicUrl}/reset-password?token=${token}`;
  await handles.tenant(companyGuid, async (db, afterCommit) => {
    await replaceReset(db, { tokenHash: hashToken(token), companyGuid, userGuid, createdAt: now, expiresAt });
    const mail = resetMail({ firstName: person.firstName, link });
    await queueMail(db, afterCommit, services, { companyGuid, to: person.email, ...mail });
  });
}
