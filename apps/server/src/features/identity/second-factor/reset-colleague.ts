import { companySecondFactor } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { dropFactors } from '../proofs/factors-repository.ts';
import { closeSessions } from '../sessions/repository.ts';
import { guardNotSelf } from '../users/policy.ts';
import { findUser } from '../users/repository.ts';
import { resetMail } from './mails.ts';

/** A lost phone may be in other hands: its sessions are closed too. */
export const resetColleague = endpoint(companySecondFactor.reset, async (context, { params }) => {
  const { tenant, audit, actor, clock, policy } = context;
  const { companyGuid } = actor;
  await tenant(async (db, afterCommit) => {
    const user = await findUser(db, params.guid);
    if (!user) throw new AppError('NOT_FOUND');
    guardNotSelf(
      actor,
      user.guid,
      'Il tuo secondo passaggio si disattiva dalle tue impostazioni, con il codice.',
    );
    await dropFactors(db, user.guid);
    await closeSessions(db, { userGuid: user.guid, reason: 'closed', now: clock() });
    await audit(db, { action: 'second-factor-reset', entity: 'user', entityGuid: user.guid });
    const by = `${actor.firstName} ${actor.lastName}`;
    const mail = resetMail({ firstName: user.firstName, by, publicUrl: policy.publicUrl });
    await queueMail(db, afterCommit, context, { companyGuid, to: user.email, ...mail });
  });
  return { success: true as const };
});
