import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { countOthers, findUser, lockCompanyUsers, type UserRow } from './repository.ts';

/** The user, with a lock on all users of the company until the transaction ends. */
export async function lockUser(db: Db, guid: string): Promise<UserRow> {
  const seen = await findUser(db, guid);
  if (!seen) throw new AppError('NOT_FOUND');
  await lockCompanyUsers(db, seen.companyGuid);
  const user = await findUser(db, guid);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

export function guardNotSelf(actor: Actor, guid: string, message: string): void {
  if (actor.userGuid === guid) throw new AppError('OWN_ACCOUNT', { message });
}

/** Roles that manage users, with the error for removing the last one. */
const keepers = { responsabile: 'LAST_RESPONSABILE', admin: 'LAST_ADMIN' } as const;

/** A company always has a responsabile, a supplier an administrator. */
export async function guardLastManager(db: Db, user: UserRow): Promise<void> {
  if (user.status !== 'active' || (user.role !== 'responsabile' && user.role !== 'admin')) return;
  if ((await countOthers(db, user)) === 0) throw new AppError(keepers[user.role]);
}
