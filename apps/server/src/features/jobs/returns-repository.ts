import type { Ddt } from '@truciolo/contract';
import { money, sum } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';

const selectReturns = (db: Db) =>
  db
    .selectFrom('ddtReturns')
    .leftJoin('returnCredits', 'returnCredits.returnGuid', 'ddtReturns.guid')
    .selectAll('ddtReturns')
    .select(['returnCredits.number as creditNumber', 'returnCredits.date as creditDate']);

export const findReturn = (db: Db, guid: string) =>
  selectReturns(db).where('ddtReturns.guid', '=', guid).executeTakeFirst();

/** The returns of a note, oldest first, without what they are worth. */
export async function listReturnsOf(db: Db, ddtGuid: string): Promise<Ddt['returns']> {
  const rows = await selectReturns(db)
    .where('ddtReturns.ddtGuid', '=', ddtGuid)
    .orderBy('ddtReturns.createdAt')
    .orderBy('ddtReturns.guid')
    .execute();
  return rows.map(({ guid, place, quantity, isReplaced, date, reason, creditNumber, creditDate }) => ({
    guid,
    place,
    quantity,
    isReplaced,
    date,
    reason,
    credit: creditNumber !== null && creditDate !== null ? { number: creditNumber, date: creditDate } : null,
  }));
}

/** Pieces of a line that came back before, and what they are credited at. */
export async function returnedBefore(db: Db, ddtGuid: string, place: number) {
  const rows = await db
    .selectFrom('ddtReturns')
    .select(['quantity', 'amount'])
    .where('ddtGuid', '=', ddtGuid)
    .where('place', '=', place)
    .execute();
  return {
    quantity: rows.reduce((all, { quantity }) => all + quantity, 0),
    amount: sum(rows.map(({ amount }) => money(amount ?? 0))),
  };
}

export const findLineAmount = (db: Db, ddtGuid: string, place: number) =>
  db
    .selectFrom('ddtAmounts')
    .select('amount')
    .where('ddtGuid', '=', ddtGuid)
    .where('place', '=', place)
    .executeTakeFirst();

/** Whether a note is invoiced: only then its pieces are credited. */
export async function isInvoiced(db: Db, ddtGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('ddtInvoices')
    .select('ddtGuid')
    .where('ddtGuid', '=', ddtGuid)
    .executeTakeFirst();
  return row !== undefined;
}
