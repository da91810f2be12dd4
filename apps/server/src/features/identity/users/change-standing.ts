import type { CompanyRole, UserStatus } from '@truciolo/contract';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { closeSessions } from '../sessions/repository.ts';
import { guardLastManager, lockUser } from './policy.ts';
import { changeUser } from './repository.ts';

type Ground = Pick<Context, 'actor' | 'clock'>;

/** Suspends a user, whose sessions end at once, or lets them in again. The same for a responsabile and a supplier. */
export async function changeStatus(
  db: Db,
  { actor, clock }: Ground,
  guid: string,
  status: UserStatus,
): Promise<void> {
  const user = await lockUser(db, guid);
  if (user.status === status) return;
  if (status === 'suspended') await guardLastManager(db, user);
  const now = clock();
  await changeUser(db, guid, { status });
  if (status === 'suspended') await closeSessions(db, { userGuid: guid, reason: 'suspended', now });
  await writeAudit(db, {
    companyGuid: user.companyGuid,
    actor,
    action: status === 'suspended' ? 'suspend' : 'reactivate',
    entity: 'user',
    entityGuid: guid,
    changes: { status: { from: user.status, to: status } },
    at: now,
  });
}

/** A role by itself, as the supplier gives it. */
export async function changeRole(
  db: Db,
  { actor, clock }: Ground,
  guid: string,
  role: CompanyRole,
): Promise<void> {
  const user = await lockUser(db, guid);
  if (user.role === role) return;
  await guardLastManager(db, user);
  await changeUser(db, guid, { role });
  await writeAudit(db, {
    companyGuid: user.companyGuid,
    actor,
    action: 'update',
    entity: 'user',
    entityGuid: guid,
    changes: { role: { from: user.role, to: role } },
    at: clock(),
  });
}
