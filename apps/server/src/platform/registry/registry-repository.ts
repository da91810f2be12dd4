import { CLOSEST, type ListQuery } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import { changeConditions, changeOrder, cursorAfter, followsChanges } from '../database/change-cursor.ts';
import type { Db } from '../database/handles.ts';
import { insertMany, insertManyReturning } from '../database/insert-many.ts';
import { newGuid } from '../guid.ts';
import type { RegistryTable, RegistryValues } from './registry-table.ts';
import { likePattern, searchKey, searchPatterns } from './search-key.ts';

export interface StoredRow {
  readonly guid: string;
  readonly version: number;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly [field: string]: unknown;
}

function condition(registry: RegistryTable, query: ListQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (query.archived !== 'all') {
    parts.push(query.archived === 'no' ? sql`archived_at is null` : sql`archived_at is not null`);
  }
  parts.push(...changeConditions(registry.table, query));
  for (const pattern of searchPatterns(query.q)) parts.push(sql`search_key like ${pattern}`);
  for (const [field, values] of filtersOf(query)) {
    if (!Object.hasOwn(registry.filterColumns, field)) continue;
    const column = registry.filterColumns[field] as string;
    // A list column matches when it holds any of the values; a plain one when it equals one of them.
    parts.push(
      column === 'tags'
        ? sql`tags && ${values}::text[]`
        : sql`${sql.ref(column)}::text = any(${values}::text[])`,
    );
  }
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function filtersOf(query: ListQuery): Map<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const text of query.filter) {
    const colon = text.indexOf(':');
    if (colon < 1) continue;
    const field = text.slice(0, colon);
    filters.set(field, [...(filters.get(field) ?? []), text.slice(colon + 1)]);
  }
  return filters;
}

/** The exact name, then names with this prefix, then the rest: keyboard users take the first. */
function closeness(q: string): RawBuilder<unknown> {
  const key = searchKey(q);
  return sql`case when sort_key = ${key} then '0' when sort_key like ${likePattern(key).slice(1)} then '1'
    else '2' end || sort_key`;
}

function sortColumn({ sortColumns }: RegistryTable, { sort, q }: ListQuery) {
  if (sort === CLOSEST && q.trim() !== '') return closeness(q);
  const field = sort.replace(/^-/, '');
  const column = (Object.hasOwn(sortColumns, field) && sortColumns[field]) || 'sortKey';
  return typeof column === 'string' ? sql.ref(column) : column;
}

function order(column: RawBuilder<unknown>, sort: string): RawBuilder<unknown> {
  // The key at the end makes the order total: a window never repeats or skips a row.
  return sort.startsWith('-')
    ? sql`${column} desc nulls last, guid desc`
    : sql`${column} asc nulls last, guid asc`;
}

/** Fewer hits than this are gathered first and then sorted; more are met soon enough on the way along the order. */
const FEW = 20_000;

/**
 * The count comes first: it is cheap by index, it saves the second query when there is nothing, and it tells which
 * access path is short, which the planner cannot guess for a search of several words.
 */
export async function listRows(db: Db, registry: RegistryTable, query: ListQuery) {
  const table = sql.table(registry.table);
  const where = condition(registry, query);
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from ${table} where ${where}`.execute(db);
  const total = Number(counted[0]?.total ?? 0);
  if (followsChanges(query)) {
    const { rows } = await sql<StoredRow>`select * from ${table} where ${where}
      order by ${changeOrder(registry.table)} limit ${query.limit}`.execute(db);
    return { rows, total, ...(await cursorAfter(db, registry.table, query, rows)) };
  }
  if (query.offset >= total) return { rows: [], total };
  const column = sortColumn(registry, query);
  const sorted = order(column, query.sort);
  const window = sql`limit ${query.limit} offset ${query.offset}`;
  // Sorted by their keys alone: whole rows would be carried through the sort to be thrown away.
  const rows =
    total < FEW
      ? sql<StoredRow>`with hits as materialized (select guid, ${column} as place from ${table} where ${where}),
          keys as materialized (select guid from hits order by ${order(sql.ref('place'), query.sort)} ${window})
          select * from ${table} where guid in (select guid from keys) order by ${sorted}`
      : sql<StoredRow>`select * from ${table} where ${where} order by ${sorted} ${window}`;
  return { rows: (await rows.execute(db)).rows, total };
}

export async function findRow(db: Db, registry: RegistryTable, guid: string, forUpdate = false) {
  const lock = forUpdate ? sql`for update` : sql``;
  const { rows } =
    await sql<StoredRow>`select * from ${sql.table(registry.table)} where guid = ${guid} ${lock}`.execute(db);
  return rows[0] ?? null;
}

/** Field values with their derived columns: the keys for search and order. */
const columnsOf = (
  registry: RegistryTable,
  values: RegistryValues,
  whole: RegistryValues,
  now: Date,
): RegistryValues => ({
  ...values,
  ...registry.derive?.(values, now),
  searchKey: searchKey(registry.searchText(whole)),
  sortKey: searchKey(registry.sortText(whole)),
  updatedAt: now,
});

interface Owner {
  readonly companyGuid: string;
  readonly now: Date;
  /** The key of a single row, where its maker gave one. */
  readonly guid?: string | undefined;
}

const newRows = (
  registry: RegistryTable,
  list: readonly RegistryValues[],
  { companyGuid, now, guid }: Owner,
) =>
  list.map((values) => ({
    guid: guid ?? newGuid(now),
    companyGuid,
    createdAt: now,
    ...columnsOf(registry, values, values, now),
  }));

/** Many rows of the same fields in few statements; the keys are made here, in order. */
export const insertRows = (
  db: Db,
  registry: RegistryTable,
  list: readonly RegistryValues[],
  owner: Owner,
): Promise<StoredRow[]> => insertManyReturning(db, registry.table, newRows(registry, list, owner));

/** The same, answering their keys alone: for thousands of rows, and for those that nobody reads at once. */
export async function addRows(
  db: Db,
  registry: RegistryTable,
  list: readonly RegistryValues[],
  owner: Owner,
): Promise<string[]> {
  const rows = newRows(registry, list, owner);
  await insertMany(db, registry.table, rows);
  return rows.map(({ guid }) => guid);
}

export async function updateRow(
  db: Db,
  registry: RegistryTable,
  guid: string,
  values: RegistryValues,
  whole: RegistryValues,
  now: Date,
) {
  const sets = Object.entries(columnsOf(registry, values, whole, now)).map(([field, value]) => {
    const isJson = registry.jsonFields.includes(field) && value !== null;
    return sql`${sql.ref(field)} = ${isJson ? JSON.stringify(value) : value}`;
  });
  const { rows } = await sql<StoredRow>`update ${sql.table(registry.table)}
    set ${sql.join(sets)}, version = version + 1 where guid = ${guid} returning *`.execute(db);
  return rows[0] as StoredRow;
}

/** Returns the rows whose state really changed. */
export async function archiveRows(
  db: Db,
  registry: RegistryTable,
  guids: readonly string[],
  archived: boolean,
  now: Date,
) {
  const { rows } = await sql<{ guid: string }>`update ${sql.table(registry.table)}
    set archived_at = ${archived ? now : null}, updated_at = ${now}, version = version + 1
    where guid = any(${[...guids]}::uuid[]) and (archived_at is null) = ${archived} returning guid`.execute(
    db,
  );
  return rows.map((row) => row.guid);
}

/** Rows to be changed together, locked in one order so that two of these acts cannot wait for each other. */
export async function lockRows(db: Db, registry: RegistryTable, guids: readonly string[]) {
  const { rows } = await sql<StoredRow>`select * from ${sql.table(registry.table)}
    where guid = any(${[...guids]}::uuid[]) order by guid for update`.execute(db);
  return rows;
}

/** The most used first. */
export async function listTags(db: Db, registry: RegistryTable): Promise<string[]> {
  const { rows } = await sql<{
    tag: string;
  }>`select tag from ${sql.table(registry.table)}, unnest(tags) as tag
    where archived_at is null and tags <> '{}' group by tag order by count(*) desc, tag limit 200`.execute(
    db,
  );
  return rows.map(({ tag }) => tag);
}
