import { FIRST_PAGE, isGuid, type ListQuery } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from './handles.ts';

type Asked = Pick<ListQuery, 'cursor' | 'updatedSince'>;
type ListedTable = 'quotes' | 'jobs' | (string & {});

/** The caller follows changes: rows come in the order of their last change, page by page. */
export const followsChanges = ({ cursor, updatedSince }: Asked): boolean =>
  cursor !== undefined || updatedSince !== undefined;

const refused = () => {
  const sentence = 'Questo cursore non vale: riparti senza, o con updatedSince.';
  return new AppError('VALIDATION', { message: sentence, fields: { cursor: sentence } });
};

/** A moment to the microsecond, as the database stores it, and the key of the row. */
function readCursor(cursor: string): { at: string; guid: string } {
  const [at = '', guid = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at) || Number.isNaN(Date.parse(at)) || !isGuid(guid))
    throw refused();
  return { at, guid };
}

/** Conditions on the columns of the table with this name. */
export function changeConditions(table: ListedTable, { cursor, updatedSince }: Asked): RawBuilder<unknown>[] {
  const changed = sql.ref(`${table}.updatedAt`);
  const conditions = updatedSince === undefined ? [] : [sql`${changed} >= ${updatedSince}::timestamptz`];
  if (!cursor || cursor === FIRST_PAGE) return conditions;
  const { at, guid } = readCursor(cursor);
  return [
    ...conditions,
    sql`(${changed}, ${sql.ref(`${table}.guid`)}) > (${at}::timestamptz, ${guid}::uuid)`,
  ];
}

export const changeOrder = (table: ListedTable): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.updatedAt`)} asc, ${sql.ref(`${table}.guid`)} asc`;

/** The cursor behind the last row of a full page; null behind the last page, absent where nobody follows changes. */
export async function cursorAfter(
  db: Db,
  table: ListedTable,
  query: Asked & Pick<ListQuery, 'limit'>,
  rows: readonly { readonly guid: string }[],
): Promise<{ next?: string | null }> {
  if (!followsChanges(query)) return {};
  const last = rows.at(-1);
  if (!last || rows.length < query.limit) return { next: null };
  const { rows: found } = await sql<{ at: string }>`select
    to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from ${sql.table(table)} where guid = ${last.guid}`.execute(db);
  return { next: Buffer.from(`${found[0]?.at} ${last.guid}`).toString('base64url') };
}
