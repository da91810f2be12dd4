import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { RequestMailboxesTable } from '../../platform/database/mailbox-table.ts';

export const findMailbox = (db: Db) => db.selectFrom('requestMailboxes').selectAll().executeTakeFirst();
export type MailboxRow = NonNullable<Awaited<ReturnType<typeof findMailbox>>>;

export async function saveMailbox(db: Db, row: Insertable<RequestMailboxesTable>): Promise<void> {
  const { companyGuid: _, ...values } = row;
  await db
    .insertInto('requestMailboxes')
    .values(row)
    .onConflict((conflict) => conflict.column('companyGuid').doUpdateSet(values))
    .execute();
}

export const updateMailbox = (db: Db, values: Updateable<RequestMailboxesTable>) =>
  db.updateTable('requestMailboxes').set(values).execute();

export const deleteMailbox = (db: Db) => db.deleteFrom('requestMailboxes').executeTakeFirst();

/** A time further away than any wait was set by a clock that ran ahead. */
const strayed = (now: Date) => new Date(now.getTime() + 24 * 3_600_000);

const isPast = (column: 'next_at' | 'busy_until', now: Date) =>
  sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${strayed(now)})`;

/** Runs outside a tenant: companies whose mailbox is to be read. */
export const listDue = async (db: Db, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('requestMailboxes')
    .select('companyGuid')
    .where('active', '=', true)
    .where(isPast('next_at', now))
    .where(isPast('busy_until', now))
    .orderBy('companyGuid')
    .execute();
  return rows.map(({ companyGuid }) => companyGuid);
};

/** Claims the mailbox for this process; undefined when another one reads it. */
export const claimMailbox = (db: Db, now: Date, busyUntil: Date) =>
  db
    .updateTable('requestMailboxes')
    .set({ busyUntil })
    .where('active', '=', true)
    .where(isPast('busy_until', now))
    .returningAll()
    .executeTakeFirst();
