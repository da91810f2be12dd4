import type { Plan, SeatCount } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';

export interface SubscriptionRow {
  readonly plan: Plan;
  readonly seats: number;
  readonly expiresAt: Date | null;
  readonly version: number;
}

const subscription = (db: Db, companyGuid: string) =>
  db
    .selectFrom('subscriptions')
    .select(['plan', 'seats', 'expiresAt', 'version'])
    .where('companyGuid', '=', companyGuid);

export function findSubscription(db: Db, companyGuid: string): Promise<SubscriptionRow | undefined> {
  return subscription(db, companyGuid).executeTakeFirst();
}

/** Held until the transaction ends: two seats given at once must not both be the last free one. */
export function lockSubscription(db: Db, companyGuid: string): Promise<SubscriptionRow | undefined> {
  return subscription(db, companyGuid).forUpdate().executeTakeFirst();
}

export async function countSeats(db: Db, companyGuid: string): Promise<SeatCount> {
  const row = await db
    .selectFrom('subscriptions')
    .select('seats')
    .select((eb) =>
      eb
        .selectFrom('seats as given')
        .whereRef('given.companyGuid', '=', 'subscriptions.companyGuid')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('assigned'),
    )
    .where('companyGuid', '=', companyGuid)
    .executeTakeFirst();
  const total = row?.seats ?? 0;
  const assigned = Number(row?.assigned ?? 0);
  return { total, assigned, free: Math.max(0, total - assigned) };
}

export function findSeat(db: Db, userGuid: string) {
  return db
    .selectFrom('seats')
    .select(['assignedAt', 'expiresAt'])
    .where('userGuid', '=', userGuid)
    .executeTakeFirst();
}

interface NewSeat {
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly assignedAt: Date;
  readonly expiresAt: Date | null;
}

export async function putSeat(db: Db, seat: NewSeat): Promise<void> {
  await db
    .insertInto('seats')
    .values(seat)
    .onConflict((conflict) => conflict.column('userGuid').doUpdateSet({ expiresAt: seat.expiresAt }))
    .execute();
}

export async function releaseSeat(db: Db, userGuid: string): Promise<boolean> {
  const result = await db.deleteFrom('seats').where('userGuid', '=', userGuid).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** For a new user: assigns a seat if one is free, else none without an error. */
export async function takeSeatIfFree(
  db: Db,
  { companyGuid, userGuid, now }: { companyGuid: string; userGuid: string; now: Date },
): Promise<boolean> {
  await lockSubscription(db, companyGuid);
  if ((await countSeats(db, companyGuid)).free === 0) return false;
  await putSeat(db, { companyGuid, userGuid, assignedAt: now, expiresAt: null });
  return true;
}

/**
 * Users who may get a seat or an add-on: those who are not removed. Row-level security hides those of other tenants.
 */
export function findHolder(db: Db, guid: string) {
  return db
    .selectFrom('users')
    .select(['guid', 'role'])
    .where('guid', '=', guid)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
}
