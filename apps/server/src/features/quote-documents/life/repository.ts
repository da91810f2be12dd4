import type { Db } from '../../../platform/database/handles.ts';

/** Before a company is chosen: sent quotes whose last day lies before one. */
export const listEnded = (db: Db, today: string) =>
  db
    .selectFrom('quotes')
    .select(['guid', 'companyGuid'])
    .where('state', '=', 'sent')
    .where('validUntil', '<', today)
    .execute();

/** Sent quotes whose last day lies between two, both included. */
export const listEnding = (db: Db, from: string, to: string) =>
  db
    .selectFrom('quotes')
    .select(['guid', 'companyGuid'])
    .where('state', '=', 'sent')
    .where('archivedAt', 'is', null)
    .where('validUntil', '>=', from)
    .where('validUntil', '<=', to)
    .execute();

interface Reminder {
  readonly companyGuid: string;
  readonly quoteGuid: string;
  readonly revision: number;
  readonly validUntil: string;
  readonly sentAt: Date;
}

/** True the first time. */
export async function noteReminder(db: Db, reminder: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('quoteReminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
