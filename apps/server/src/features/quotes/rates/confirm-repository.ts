import type { Money } from '@truciolo/money';
import type { Db } from '../../../platform/database/handles.ts';

// Each confirms one row of a registry if it is unconfirmed and still has the number that the user saw (1/10,000 €);
// returns the row's key, if any.

export const confirmMaterialPrice = (db: Db, guid: string, price: Money, now: Date) =>
  db
    .updateTable('materials')
    .set((eb) => ({ priceConfirmed: true, priceDate: now, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .where('pricePerKg', '=', price)
    .where('priceConfirmed', '=', false)
    .returning('guid')
    .executeTakeFirst();

export const confirmMachineRate = (db: Db, guid: string, rate: Money, now: Date) =>
  db
    .updateTable('machines')
    .set((eb) => ({ rateConfirmed: true, rateDate: now, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .where('hourlyRate', '=', rate)
    .where('rateConfirmed', '=', false)
    .returning('guid')
    .executeTakeFirst();

const confirmCosts = (db: Db, now: Date) =>
  db
    .updateTable('costs')
    .set((eb) => ({ confirmed: true, updatedAt: now, version: eb('version', '+', 1) }))
    .where('confirmed', '=', false);

export const confirmLabourRate = (db: Db, guid: string, rate: Money, now: Date) =>
  confirmCosts(db, now)
    .where('guid', '=', guid)
    .where('amount', '=', rate)
    .returning('guid')
    .executeTakeFirst();

/** A line of a position knows the cost it came from by its name. */
export const confirmCostNamed = (db: Db, name: string, amount: Money, now: Date) =>
  confirmCosts(db, now)
    .where('name', '=', name)
    .where('amount', '=', amount)
    .where('archivedAt', 'is', null)
    .returning('guid')
    .executeTakeFirst();

/** The times of a process are confirmed together: the row must still have both values that the user saw, min. */
export const confirmWorkTimes = (
  db: Db,
  guid: string,
  { setup, cycle }: { readonly setup: number | null; readonly cycle: number | null },
  now: Date,
) =>
  db
    .updateTable('works')
    .set((eb) => ({ confirmed: true, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .where('setupMinutes', '=', setup ?? 0)
    .where('cycleMinutes', '=', cycle ?? 0)
    .where('confirmed', '=', false)
    .returning('guid')
    .executeTakeFirst();

export const confirmWorkRate = (db: Db, guid: string, rate: Money, now: Date) =>
  db
    .updateTable('works')
    .set((eb) => ({ confirmed: true, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .where('rate', '=', rate)
    .where('confirmed', '=', false)
    .returning('guid')
    .executeTakeFirst();
