import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { QuoteLine } from './lines.ts';
import { wordsOf } from './words.ts';

interface Place {
  readonly companyGuid: string;
  readonly quoteGuid: string;
}

const columns = {
  positionId: 'text',
  quantity: 'bigint',
  chosen: 'boolean',
  code: 'text',
  description: 'text',
  material: 'text',
  materialKey: 'text',
  weight: 'double precision',
  unit: 'bigint',
  total: 'bigint',
  netMargin: 'bigint',
  searchKey: 'text',
} satisfies Record<keyof QuoteLine, string>;
const names = Object.keys(columns) as (keyof QuoteLine)[];

/** Lines per statement: serialising ten thousand values takes as long as a request should. */
const AT_ONCE = 1000;

/** The lines of many quotes, a value list a column: as fast for one line as for a thousand. */
export async function insertLines(db: Db, lines: readonly (QuoteLine & Place)[]): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE)
    await insertSome(db, lines.slice(from, from + AT_ONCE));
}

async function insertSome(db: Db, lines: readonly (QuoteLine & Place)[]): Promise<void> {
  const list = (values: readonly unknown[], type: string) => sql`${values}::${sql.raw(type)}[]`;
  const data = [
    list(
      lines.map((line) => line.companyGuid),
      'uuid',
    ),
    list(
      lines.map((line) => line.quoteGuid),
      'uuid',
    ),
    ...names.map((name) =>
      list(
        lines.map((line) => line[name]),
        columns[name],
      ),
    ),
  ];
  const targets = ['companyGuid', 'quoteGuid', ...names].map((name) => sql.ref(name));
  await sql`insert into quote_lines (${sql.join(targets)})
    select * from unnest(${sql.join(data)})`.execute(db);
}

export async function replaceLines(db: Db, place: Place, lines: readonly QuoteLine[]): Promise<void> {
  await db.deleteFrom('quoteLines').where('quoteGuid', '=', place.quoteGuid).execute();
  await insertLines(
    db,
    lines.map((line) => ({ ...line, ...place })),
  );
}

/** Words of a quote's search key that the company has not used before. */
export async function addWords(db: Db, companyGuid: string, key: string): Promise<void> {
  const words = wordsOf(key);
  if (words.length === 0) return;
  await sql`insert into quote_words (company_guid, word)
    select ${companyGuid}::uuid, word from unnest(${words}::text[]) as word
    on conflict do nothing`.execute(db);
}
