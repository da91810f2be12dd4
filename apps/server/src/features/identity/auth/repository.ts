import type { Role } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';

interface NewUser {
  readonly guid: string;
  readonly companyGuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  /** Null for an address that nobody has confirmed yet; without it the address counts as confirmed. */
  readonly emailConfirmedAt?: Date | null;
  readonly now: Date;
}

export async function createUser(db: Db, { now, ...user }: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({ emailConfirmedAt: now, ...user, createdAt: now })
    .execute();
}

export async function setPasswordHash(db: Db, userGuid: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ passwordHash, version: eb('version', '+', 1) }))
    .where('guid', '=', userGuid)
    .execute();
}

export async function confirmEmail(db: Db, userGuid: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: now })
    .where('guid', '=', userGuid)
    .where('emailConfirmedAt', 'is', null)
    .execute();
}

interface NewReset {
  readonly tokenHash: string;
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A new link makes the earlier ones worthless. */
export async function replaceReset(db: Db, reset: NewReset): Promise<void> {
  await db.deleteFrom('passwordResets').where('userGuid', '=', reset.userGuid).execute();
  await db.insertInto('passwordResets').values(reset).execute();
}

/** Before the company is known: which company and user a link belongs to, if it can still be used. */
export function findReset(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('passwordResets')
    .select(['companyGuid', 'userGuid'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
