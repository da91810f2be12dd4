import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { throughSearchIndexes } from '../../../platform/database/search-role.ts';
import { likePattern } from '../../../platform/registry/search-key.ts';

/** Positions looked at for each way in which two may be alike, the newest first. */
const CANDIDATES = 150;

interface Likeness {
  readonly customer: string | null;
  readonly materialKey: string;
  readonly words: readonly string[];
}

const ofCompany = sql`company_guid = app_company()`;

/** Quotes that may hold something like it: same customer, same material, a word in common. */
export async function findCandidates(db: Db, { customer, materialKey, words }: Likeness): Promise<string[]> {
  const ways: RawBuilder<unknown>[] = [];
  if (customer !== null)
    ways.push(sql`select guid from quotes where ${ofCompany} and customer_guid = ${customer}
      order by date desc, guid desc limit ${CANDIDATES}`);
  if (materialKey !== '')
    ways.push(sql`select quote_guid as guid from quote_lines where ${ofCompany} and material_key = ${materialKey}
      order by quote_guid desc limit ${CANDIDATES}`);
  for (const word of words)
    ways.push(sql`select quote_guid as guid from quote_lines where ${ofCompany}
      and search_key like ${likePattern(word)} limit ${CANDIDATES}`);
  if (ways.length === 0) return [];
  const every = sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  );
  const { rows } = await throughSearchIndexes(db, () => sql<{ guid: string }>`${every}`.execute(db));
  return rows.map(({ guid }) => guid);
}

export type PastLine = Awaited<ReturnType<typeof readLines>>[number];

/** The newest first: likeness is equal more often than not. */
export function readLines(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('quoteLines')
    .innerJoin('quotes', 'quotes.guid', 'quoteLines.quoteGuid')
    .select([
      'quoteLines.quoteGuid',
      'quoteLines.positionId',
      'quoteLines.quantity',
      'quoteLines.code',
      'quoteLines.description',
      'quoteLines.material',
      'quoteLines.materialKey',
      'quoteLines.weight',
      'quoteLines.unit',
      'quoteLines.netMargin',
      'quoteLines.searchKey',
      'quotes.number',
      'quotes.state',
      'quotes.date',
      'quotes.customerGuid',
      'quotes.customerName',
    ])
    .where('quotes.guid', '=', sql<string>`any(${[...guids]}::uuid[])`)
    .where('quotes.archivedAt', 'is', null)
    .orderBy('quotes.date', 'desc')
    .orderBy('quotes.guid', 'desc')
    .orderBy('quoteLines.positionId')
    .orderBy('quoteLines.quantity')
    .limit(20_000)
    .execute();
}
