import { JsonText } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../context.ts';
import type { Db } from '../database/handles.ts';
import type { RegistryTable } from './registry-table.ts';

/** Same format as `Date.toISOString`. */
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const isInstant = (table: RegistryTable, field: string): boolean =>
  ['archivedAt', 'createdAt', 'updatedAt', ...(table.instants ?? [])].includes(field);

/**
 * Rows in the contract's form for a viewer, built by the database: parsing, copying, validating and writing hundreds of
 * rows that only pass through would be wasted. The fields are those that the contract declares.
 */
export async function rowsAsText(
  db: Db,
  table: RegistryTable,
  { where, order }: { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
  { hideCosts }: Pick<Actor, 'hideCosts'>,
): Promise<JsonText> {
  const columns = Object.keys(table.registry.row.shape).map((field) => {
    const isSecret = hideCosts && field in table.secrets;
    const shown = isSecret
      ? sql`${sql.lit(table.secrets[field] ?? null)}`
      : isInstant(table, field)
        ? instant(field)
        : sql.ref(field);
    return sql`${shown} as ${sql.raw(`"${field}"`)}`;
  });
  const { rows } = await sql<{ text: string }>`select coalesce(json_agg(r), '[]')::text as text from (
    select ${sql.join(columns)} from ${sql.table(table.table)} where ${where} order by ${order}) r`.execute(
    db,
  );
  return new JsonText(rows[0]?.text ?? '[]');
}
