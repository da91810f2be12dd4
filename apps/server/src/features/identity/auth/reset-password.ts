import { passwords } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { useLink } from '../proofs/use-link.ts';
import { closeSessions } from '../sessions/repository.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { findPersonByGuid } from './directory.ts';
import { confirmEmail, findReset, setPasswordHash } from './repository.ts';

const PER_PLACE = 20;
const WINDOW_MINUTES = 60;

export const resetPassword = endpoint(passwords.reset, async (context, { body }) => {
  const { handles, clock, policy, limiter, caller } = context;
  const placeKey = `reset-link:${caller.ip}`;
  refuseCommonPassword(policy, body.newPassword, 'newPassword');
  await limiter.take({ [placeKey]: PER_PLACE }, WINDOW_MINUTES);

  const tokenHash = hashToken(body.token);
  const now = clock();
  const person = await handles.directory(async (db) => {
    const reset = await findReset(db, tokenHash, now);
    return reset ? findPersonByGuid(db, reset.userGuid) : null;
  });
  // The link alone is not enough: a finder would also have to know its address.
  if (person?.status !== 'active' || person.email.toLowerCase() !== body.email.toLowerCase()) {
    throw new AppError('RESET_LINK_INVALID');
  }
  await limiter.giveBack([placeKey]);
  const passwordHash = await hashPassword(body.newPassword);
  const { companyGuid, userGuid } = person;
  await handles.tenant(companyGuid, async (db) => {
    if (!(await useLink(db, 'passwordResets', tokenHash, now))) throw new AppError('RESET_LINK_INVALID');
    await setPasswordHash(db, userGuid, passwordHash);
    // The link came by mail: its owner reads that address.
    await confirmEmail(db, userGuid, now);
    await closeSessions(db, { userGuid, reason: 'password', now });
    await writeAudit(db, {
      companyGuid,
      actor: person,
      action: 'reset-password',
      entity: 'user',
      entityGuid: userGuid,
      at: now,
    });
  });
  return { success: true as const };
});
