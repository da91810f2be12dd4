import type { UserFields } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { isLive } from '../sessions/repository.ts';
import type { LiveSince } from '../sessions/session-life.ts';

const columns = [
  'users.guid',
  'users.companyGuid',
  'users.firstName',
  'users.lastName',
  'users.email',
  'users.role',
  'users.status',
  'users.hideCosts',
  'users.createdAt',
  'users.lastAccessAt',
  'users.version',
] as const;

const people = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('seats', 'seats.userGuid', 'users.guid')
    .select(columns)
    .select(['seats.assignedAt as seatAssignedAt', 'seats.expiresAt as seatExpiresAt'])
    .where('users.status', '<>', 'removed');

/** For the company's own page: suppliers, who manage users too, are not told how these log in. */
const listed = (db: Db, since: LiveSince) =>
  people(db)
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.userGuid', '=', 'users.guid')
        .where(isLive(since))
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('openSessions'),
    )
    .select((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('secondFactors')
              .select('secondFactors.userGuid')
              .whereRef('secondFactors.userGuid', '=', 'users.guid')
              .where('secondFactors.confirmedAt', 'is not', null),
          ),
          eb.exists(
            eb
              .selectFrom('passkeys')
              .select('passkeys.guid')
              .whereRef('passkeys.userGuid', '=', 'users.guid'),
          ),
        ])
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    );

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
export type ListedUser = Awaited<ReturnType<typeof listUserRows>>[number];

export function listUserRows(db: Db, companyGuid: string, since: LiveSince) {
  return listed(db, since)
    .where('users.companyGuid', '=', companyGuid)
    .orderBy('users.lastName')
    .orderBy('users.firstName')
    .orderBy('users.guid')
    .execute();
}

/** Removed users are not found; row-level security hides those of other tenants. */
export function findUser(db: Db, guid: string) {
  return people(db).where('users.guid', '=', guid).executeTakeFirst();
}

export const findListedUser = (db: Db, guid: string, since: LiveSince): Promise<ListedUser | undefined> =>
  listed(db, since).where('users.guid', '=', guid).executeTakeFirst();

/**
 * Locks the company's row in place of the set of its users: calls that may remove its last responsabile wait for each
 * other here.
 */
export async function lockCompanyUsers(db: Db, companyGuid: string): Promise<void> {
  await db.selectFrom('companies').select('guid').where('guid', '=', companyGuid).forUpdate().execute();
}

/** Active people of the same company and role. */
export async function countOthers(
  db: Db,
  { companyGuid, role, guid }: Pick<UserRow, 'companyGuid' | 'role' | 'guid'>,
): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyGuid', '=', companyGuid)
    .where('role', '=', role)
    .where('status', '=', 'active')
    .where('guid', '<>', guid)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

interface Standing {
  readonly status: 'active' | 'suspended' | 'removed';
}

export async function changeUser(
  db: Db,
  guid: string,
  values: Partial<UserFields> | Standing,
): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute();
}
