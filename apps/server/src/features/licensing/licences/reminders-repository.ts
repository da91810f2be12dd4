import type { Db } from '../../../platform/database/handles.ts';

/** Before a company is chosen: whose licence ends between two moments. */
export async function listEndingSoon(db: Db, from: Date, until: Date) {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('companies', 'companies.guid', 'subscriptions.companyGuid')
    .select(['subscriptions.companyGuid', 'subscriptions.plan', 'subscriptions.expiresAt'])
    .select('companies.name as companyName')
    .where('subscriptions.expiresAt', '>', from)
    .where('subscriptions.expiresAt', '<=', until)
    .execute();
  return rows.flatMap(({ expiresAt, ...row }) => (expiresAt ? [{ ...row, expiresAt }] : []));
}

interface Reminder {
  readonly companyGuid: string;
  readonly expiresAt: Date;
  readonly days: number;
  readonly sentAt: Date;
}

/** True the first time. */
export async function noteReminder(db: Db, reminder: Reminder): Promise<boolean> {
  const result = await db
    .insertInto('licenceReminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function listResponsabili(db: Db) {
  return db
    .selectFrom('users')
    .select(['firstName', 'email'])
    .where('role', '=', 'responsabile')
    .where('status', '=', 'active')
    .execute();
}
