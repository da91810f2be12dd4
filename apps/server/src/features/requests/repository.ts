import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type {
  RequestFilesTable,
  RequestMessagesTable,
  RequestsTable,
} from '../../platform/database/request-tables.ts';

/** Settings of a company that has never set them. */
export const DEFAULT_SETTINGS = { answerDays: 3, retentionDays: 730 };

export async function readSettings(db: Db) {
  const row = await db
    .selectFrom('requestSettings')
    .select(['answerDays', 'retentionDays'])
    .executeTakeFirst();
  return row ?? DEFAULT_SETTINGS;
}

/** With the names of its owner and of its quote. */
export const withNames = (db: Db) =>
  db
    .selectFrom('requests')
    .leftJoin('users', 'users.guid', 'requests.ownerGuid')
    .leftJoin('quotes', 'quotes.guid', 'requests.quoteGuid')
    .select([
      'requests.guid',
      'requests.state',
      'requests.kind',
      'requests.source',
      'requests.subject',
      'requests.senderName',
      'requests.senderEmail',
      'requests.customerGuid',
      'requests.customerName',
      'requests.receivedAt',
      'requests.answerBy',
      'requests.neededBy',
      'requests.ownerGuid',
      'requests.positions',
      'requests.quantities',
      'requests.missing',
      'requests.conflicts',
      'requests.quoteGuid',
      'requests.updatedAt',
      sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('ownerName'),
      sql<string>`coalesce(quotes.number, '')`.as('quoteNumber'),
      sql<Date | null>`quotes.sent_at`.as('sentAt'),
      // By arrival (guids grow with time): the date of a mail is its sender's word.
      sql<boolean>`coalesce((select not m.from_shop from request_messages m
        where m.request_guid = requests.guid order by m.guid desc limit 1), false)`.as('answered'),
    ]);
export type InboxRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export const findRequest = (db: Db, guid: string) =>
  withNames(db)
    .select([
      'requests.text',
      'requests.notes',
      'requests.senderCheck',
      'requests.content',
      'requests.version',
      'requests.createdBy',
    ])
    .where('requests.guid', '=', guid)
    .executeTakeFirst();
export type RequestRecord = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Version for pages that poll; the last author is not recorded. */
export async function findRequestVersion(db: Db, guid: string) {
  const row = await db.selectFrom('requests').select('version').where('guid', '=', guid).executeTakeFirst();
  return row && { version: row.version, actorGuid: null, actorName: null };
}

export const lockRequest = (db: Db, guid: string) =>
  db.selectFrom('requests').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

export async function insertRequest(db: Db, row: Insertable<RequestsTable>): Promise<void> {
  await db.insertInto('requests').values(row).execute();
}

export async function updateRequest(db: Db, guid: string, values: Updateable<RequestsTable>, now: Date) {
  await db
    .updateTable('requests')
    .set((eb) => ({ ...values, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute();
}

/** Oldest first. */
export const listFiles = (db: Db, requestGuids: readonly string[]) =>
  db
    .selectFrom('requestFiles')
    .selectAll()
    .where('requestGuid', '=', sql<string>`any(${[...requestGuids]}::uuid[])`)
    .orderBy('createdAt')
    .orderBy('guid')
    .execute();

export async function insertFiles(db: Db, rows: readonly Insertable<RequestFilesTable>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('requestFiles')
      .values([...rows])
      .execute();
}

export const listMessages = (db: Db, requestGuid: string) =>
  db
    .selectFrom('requestMessages')
    .selectAll()
    .where('requestGuid', '=', requestGuid)
    .orderBy('at')
    .orderBy('guid')
    .orderBy('guid')
    .execute();

export async function insertMessage(db: Db, row: Insertable<RequestMessagesTable>): Promise<void> {
  await db.insertInto('requestMessages').values(row).execute();
}

/** The request that holds one of these messages, as its first mail or in its conversation. */
export async function findByMessages(db: Db, messageIds: readonly string[]): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const ids = [...messageIds];
  const first = await db
    .selectFrom('requests')
    .select('guid')
    .where('messageId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (first) return first.guid;
  const later = await db
    .selectFrom('requestMessages')
    .select('requestGuid')
    .where('messageId', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('guid', 'desc')
    .executeTakeFirst();
  return later?.requestGuid ?? null;
}
