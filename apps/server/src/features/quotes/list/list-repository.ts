import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { throughSearchIndexes } from '../../../platform/database/search-role.ts';
import { searchPatterns } from '../../../platform/registry/search-key.ts';

export interface Window {
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
  readonly offset: number;
  readonly limit: number;
}

/** Every typed word is somewhere in the quote. */
export const wordConditions = (q: string): RawBuilder<unknown>[] =>
  searchPatterns(q).map((pattern) => sql`search_key like ${pattern}`);

const ofCompany = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`company_guid = app_company()`, ...conditions], sql` and `);

/** The keys of a window and the total; one more than `counted` when there are more. */
export async function findKeys(
  db: Db,
  { conditions, order, offset, limit }: Window,
  counted: number,
): Promise<{ guids: string[]; total: number }> {
  const where = ofCompany(conditions);
  const { rows } = await throughSearchIndexes(db, () =>
    sql<{ guids: string[]; total: number }>`select
      array(select guid from quotes where ${where} order by ${order} limit ${limit} offset ${offset}) as guids,
      (select count(*) from (select 1 from quotes where ${where} limit ${counted + 1}) as hits) as total`.execute(
      db,
    ),
  );
  const { guids = [], total = 0 } = rows[0] ?? {};
  return { guids, total };
}

/** Keys with the words they were found by, for a closer look. */
export async function findSimilarKeys(
  db: Db,
  { conditions, order, limit }: Omit<Window, 'offset'>,
): Promise<{ guid: string; searchKey: string }[]> {
  const { rows } = await throughSearchIndexes(db, () =>
    sql<{ guid: string; searchKey: string }>`select guid, search_key from quotes
      where ${ofCompany(conditions)} order by ${order} limit ${limit}`.execute(db),
  );
  return rows;
}

const columns = [
  'quotes.guid',
  'quotes.number',
  'quotes.revision',
  'quotes.state',
  'quotes.title',
  'quotes.customerGuid',
  'quotes.customerName',
  'quotes.date',
  'quotes.validUntil',
  'quotes.sentAt',
  'quotes.positions',
  'quotes.firstPart',
  'quotes.taxable',
  'quotes.netMargin',
  'quotes.unpriced',
  'quotes.tags',
  'quotes.imported',
  'quotes.updatedAt',
  'quotes.archivedAt',
] as const;

export type ListedQuote = Awaited<ReturnType<typeof readRows>>[number];

/** The rows of some keys, in their order. */
export async function readRows(db: Db, guids: readonly string[]) {
  if (guids.length === 0) return [];
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('users', 'users.guid', 'quotes.ownerGuid')
    .select(columns)
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('ownerName'))
    .where('quotes.guid', '=', sql<string>`any(${[...guids]}::uuid[])`)
    .execute();
  const place = new Map(guids.map((guid, index) => [guid, index]));
  return rows.sort((a, b) => (place.get(a.guid) ?? 0) - (place.get(b.guid) ?? 0));
}
