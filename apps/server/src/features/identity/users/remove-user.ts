import { users } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { releaseSeat } from '../../licensing/index.ts';
import { dropFactors } from '../proofs/factors-repository.ts';
import { closeSessions } from '../sessions/repository.ts';
import { guardLastManager, guardNotSelf, lockUser } from './policy.ts';
import { changeUser } from './repository.ts';

/** The row stays, so that past entries keep their name; the address becomes free. */
export const removeUser = endpoint(users.remove, async ({ audit, actor, tenant, clock }, { params }) => {
  const now = clock();
  await tenant(async (db) => {
    const user = await lockUser(db, params.guid);
    await guardLastManager(db, user);
    guardNotSelf(actor, user.guid, 'Non puoi rimuovere il tuo stesso account.');
    await changeUser(db, user.guid, { status: 'removed' });
    await releaseSeat(db, user.guid);
    await dropFactors(db, user.guid);
    await closeSessions(db, { userGuid: user.guid, reason: 'removed', now });
    await audit(db, {
      action: 'remove',
      entity: 'user',
      entityGuid: user.guid,
      changes: { email: { from: user.email, to: null } },
    });
  });
  return { success: true as const };
});
