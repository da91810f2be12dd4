import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { RegistryTableName } from '../../platform/registry/registry-table-name.ts';
import { likePattern } from '../../platform/registry/search-key.ts';

/** The table of a search, and the columns that distinguish its rows. */
export interface SearchSource {
  readonly table: RegistryTableName;
  readonly code: RawBuilder<string>;
  readonly name: RawBuilder<unknown>;
  readonly detail: RawBuilder<string>;
}

export interface FoundRow {
  readonly guid: string;
  readonly code: string;
  readonly name: string;
  readonly detail: string;
  readonly searchKey: string;
}

const columns = ({ code, name, detail }: SearchSource) =>
  sql`guid, ${code} as code, ${name} as name, ${detail} as detail, search_key`;

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
const holds = (text: string) => sql`search_key like ${likePattern(text)}`;

/** Rows that contain every word; those whose name begins with the typed text come first. */
export async function findRows(
  db: Db,
  source: SearchSource,
  words: readonly string[],
  limit: number,
): Promise<FoundRow[]> {
  const start = likePattern(words.join(' ')).slice(1);
  const { rows } = await sql<FoundRow>`select ${columns(source)} from ${sql.table(source.table)}
    where archived_at is null and ${all(words.map(holds))}
    order by sort_key like ${start} desc, sort_key, guid limit ${limit}`.execute(db);
  return rows;
}

/**
 * Rows that may be meant by words with a typo in them: each word has at least one of its parts intact, and those with
 * the most parts come first. Plain LIKE, which indexes serve; measuring similarity would take 40 µs a row.
 */
export async function findSimilarKeys(
  db: Db,
  source: SearchSource,
  words: readonly (readonly string[])[],
  limit: number,
): Promise<FoundRow[]> {
  const anyPart = words.map((parts) => sql`(${sql.join(parts.map(holds), sql` or `)})`);
  const intact = sql.join(
    words.flat().map((part) => sql`(${holds(part)})::int`),
    sql` + `,
  );
  const { rows } = await sql<FoundRow>`select ${columns(source)} from ${sql.table(source.table)}
    where archived_at is null and ${all(anyPart)}
    order by ${intact} desc, guid limit ${limit}`.execute(db);
  return rows;
}
