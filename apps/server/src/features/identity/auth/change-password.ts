import { passwords } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { checkPassword, hashPassword } from '../proofs/passwords.ts';
import { closeSessions } from '../sessions/repository.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { findPersonByGuid } from './directory.ts';
import { passwordChangedMail } from './mails.ts';
import { setPasswordHash } from './repository.ts';

const PER_USER = 10;
const WINDOW_MINUTES = 15;

export const changePassword = endpoint(passwords.change, async (context, { body }) => {
  const { audit, actor, handles, clock, policy, limiter } = context;
  const key = `change-password:${actor.userGuid}`;
  refuseCommonPassword(policy, body.newPassword, 'newPassword');
  await limiter.take({ [key]: PER_USER }, WINDOW_MINUTES);
  const person = await handles.directory((db) => findPersonByGuid(db, actor.userGuid));
  if (!(await checkPassword(person?.passwordHash ?? null, body.currentPassword))) {
    const { message } = new AppError('WRONG_PASSWORD');
    throw new AppError('WRONG_PASSWORD', { fields: { currentPassword: message } });
  }
  await limiter.giveBack([key]);
  const passwordHash = await hashPassword(body.newPassword);
  const now = clock();
  const { companyGuid, userGuid } = actor;
  await context.tenant(async (db, afterCommit) => {
    await setPasswordHash(db, userGuid, passwordHash);
    await closeSessions(db, { userGuid, reason: 'password', now, except: actor.sessionGuid });
    await audit(db, {
      action: 'change-password',
      entity: 'user',
      entityGuid: userGuid,
    });
    const mail = passwordChangedMail({ firstName: actor.firstName, publicUrl: policy.publicUrl });
    await queueMail(db, afterCommit, context, { companyGuid, to: actor.email, ...mail });
  });
  return { success: true as const };
});
