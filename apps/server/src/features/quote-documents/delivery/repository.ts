import type { Insertable, Selectable } from 'kysely';
import type { QuoteMailsTable } from '../../../platform/database/document-tables.ts';
import type { Db } from '../../../platform/database/handles.ts';

export async function insertMail(db: Db, row: Insertable<QuoteMailsTable>): Promise<void> {
  await db.insertInto('quoteMails').values(row).execute();
}

/** User who sent a mail of the quote. */
export async function findSender(db: Db, quoteGuid: string, outboxGuid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('quoteMails')
    .select('sentBy')
    .where('outboxGuid', '=', outboxGuid)
    .where('quoteGuid', '=', quoteGuid)
    .executeTakeFirst();
  return row?.sentBy;
}

/** Newest first, with the last answer of the mail server. */
export const listMails = (db: Db, quoteGuid: string) =>
  db
    .selectFrom('quoteMails')
    .innerJoin('outbox', 'outbox.guid', 'quoteMails.outboxGuid')
    .select([
      'quoteMails.outboxGuid',
      'quoteMails.revision',
      'quoteMails.recipient',
      'quoteMails.createdAt',
      'quoteMails.deliveredAt',
      'outbox.lastError',
    ])
    .where('quoteMails.quoteGuid', '=', quoteGuid)
    .orderBy('quoteMails.createdAt', 'desc')
    .limit(50)
    .execute();

/** Only the first caller who records a delivery gets the row. */
export const takeDelivered = (
  db: Db,
  outboxGuid: string,
  now: Date,
): Promise<Selectable<QuoteMailsTable> | undefined> =>
  db
    .updateTable('quoteMails')
    .set({ deliveredAt: now })
    .where('outboxGuid', '=', outboxGuid)
    .where('deliveredAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** A mail in delivery with the last answer of the mail server. */
export const findMail = (db: Db, outboxGuid: string) =>
  db
    .selectFrom('quoteMails')
    .innerJoin('outbox', 'outbox.guid', 'quoteMails.outboxGuid')
    .select(['quoteMails.quoteGuid', 'quoteMails.sentBy', 'quoteMails.recipient', 'outbox.lastError'])
    .where('quoteMails.outboxGuid', '=', outboxGuid)
    .where('quoteMails.deliveredAt', 'is', null)
    .executeTakeFirst();

/** Runs outside a tenant: mails that are not recorded as delivered. */
export const listUnderWay = (db: Db) =>
  db
    .selectFrom('quoteMails')
    .select(['outboxGuid', 'companyGuid'])
    .where('deliveredAt', 'is', null)
    .execute();

/** Whether the mail server accepted it. */
export async function isTaken(db: Db, outboxGuid: string): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('state').where('guid', '=', outboxGuid).executeTakeFirst();
  return row?.state === 'sent';
}
