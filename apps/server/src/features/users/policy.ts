import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { countOtherResponsabili, findUser, lockCompanyUsers, type UserRow } from './repository.ts';

/** The user, with the company's other users held still until the transaction ends. */
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

/** A company always keeps somebody who can let the others in. */
export async function guardLastResponsabile(db: Db, user: UserRow): Promise<void> {
  if (user.role !== 'responsabile' || user.status !== 'active') return;
  if ((await countOtherResponsabili(db, user.companyGuid, user.guid)) === 0) {
    throw new AppError('LAST_RESPONSABILE');
  }
}
