import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { QuotesTable } from '../../platform/database/quote-tables.ts';
import { searchKey } from '../../platform/registry/search-key.ts';

/** Locks the sequence until the end of the transaction. */
export async function nextSerial(db: Db, companyGuid: string, year: number): Promise<number> {
  const { last } = await db
    .insertInto('quoteCounters')
    .values({ companyGuid, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyGuid', 'year'])
        .doUpdateSet((eb) => ({ last: eb('quoteCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Whether an imported quote has this number. */
export async function isImportedNumber(db: Db, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('quotes')
    .select('guid')
    .where('number', '=', number)
    .where('imported', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertQuote(db: Db, quote: Insertable<QuotesTable>): Promise<void> {
  await db.insertInto('quotes').values(quote).execute();
}

export type QuoteRecord = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** With the name of its owner; row-level security hides quotes of other tenants. */
export function findQuote(db: Db, guid: string) {
  return db
    .selectFrom('quotes')
    .innerJoin('users', 'users.guid', 'quotes.ownerGuid')
    .selectAll('quotes')
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('ownerName'))
    .where('quotes.guid', '=', guid)
    .executeTakeFirst();
}

/** Locks the quote until the transaction ends. */
export function lockQuote(db: Db, guid: string) {
  return db.selectFrom('quotes').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
}
export type LockedQuote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>;

/** Locks several quotes in a fixed order. */
export function lockQuotes(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('guid', 'in', [...guids])
    .orderBy('guid')
    .forUpdate()
    .execute();
}

/** File names are searchable too. */
const withFileNames = (key: string, guid: string) =>
  sql<string>`${key} || coalesce((select ' ' || lower(string_agg(name, ' ' order by created_at))
    from quote_files where quote_guid = ${guid}), '')`;

export async function addSearchText(db: Db, guid: string, text: string): Promise<void> {
  await db
    .updateTable('quotes')
    .set((eb) => ({ searchKey: eb('searchKey', '||', ` ${searchKey(text)}`) }))
    .where('guid', '=', guid)
    .execute();
}

/** Returns the new version. */
export async function updateQuote(
  db: Db,
  guid: string,
  values: Updateable<QuotesTable>,
  now: Date,
): Promise<number> {
  const { searchKey: words, ...others } = values;
  const key = typeof words === 'string' ? { searchKey: withFileNames(words, guid) } : {};
  const { version } = await db
    .updateTable('quotes')
    .set((eb) => ({ ...others, ...key, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Runs outside a tenant: quotes with a follow-up day in a range, both ends included. */
export const listDue = (db: Db, from: string, to: string) =>
  db
    .selectFrom('quotes')
    .select(['guid', 'companyGuid'])
    .where('followUpDue', '>=', from)
    .where('followUpDue', '<=', to)
    .execute();

/** The reminder is internal: the version does not change. */
export async function setFollowUp(db: Db, guid: string, on: string | null): Promise<void> {
  await db.updateTable('quotes').set({ followUpOn: on }).where('guid', '=', guid).execute();
}
