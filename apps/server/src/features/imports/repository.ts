import type { SheetKind } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { ImportWords } from '../../platform/database/import-tables.ts';
import type { StoredRow } from '../../platform/registry/registry-repository.ts';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';
import type { WantedKeys } from './off-thread/messages.ts';
import type { Mapping } from './plan/headings.ts';
import type { MatchKey } from './sheets/sheet.ts';

type RegistryKey = Exclude<MatchKey['name'], 'number'>;

/** The keys of a row as the database works them out; the same rules as `sheets/match-keys.ts`. */
const keyColumns: Readonly<Record<RegistryKey, RawBuilder<string>>> = {
  code: sql`lower(trim(code))`,
  vat: sql`regexp_replace(regexp_replace(upper(vat_number), '[^A-Z0-9]', '', 'g'), '^IT', '')`,
  name: sql`sort_key`,
  designation: sql`lower(trim(designation)) || '|' || lower(trim(condition))`,
  'any-condition': sql`lower(trim(designation))`,
};

/** Every stored row that a row of the file could mean: by guid in any state, by its keys among the active ones. */
export async function findMatches(db: Db, { table }: RegistryTable, { guids, keys }: WantedKeys) {
  const byKey = Object.entries(keys)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => sql`${keyColumns[name as RegistryKey]} = any(${[...values]}::text[])`);
  const active = byKey.length === 0 ? sql`false` : sql.join(byKey, sql` or `);
  const { rows } = await sql<StoredRow>`select * from ${sql.table(table)}
    where guid = any(${[...guids]}::uuid[]) or (archived_at is null and (${active}))`.execute(db);
  return rows;
}

/** Rows that came after a preview was made. */
export async function findCreatedSince(db: Db, { table }: RegistryTable, since: Date) {
  const { rows } = await sql<StoredRow>`select * from ${sql.table(table)}
    where archived_at is null and created_at > ${since}`.execute(db);
  return rows;
}

export function listMachineNames(db: Db) {
  return (
    db
      .selectFrom('machines')
      .select(['guid', 'code', 'name'])
      // An active machine wins over an archived one of the same code.
      .orderBy(sql`archived_at is null`)
      .orderBy('sortKey')
      .execute()
  );
}

export async function findMapping(
  db: Db,
  registry: SheetKind,
): Promise<{ readonly mapping: Mapping; readonly words: ImportWords }> {
  const row = await db
    .selectFrom('importMappings')
    .select(['mapping', 'words'])
    .where('registry', '=', registry)
    .executeTakeFirst();
  return row ?? { mapping: {}, words: {} };
}

export async function storeMapping(
  db: Db,
  row: { companyGuid: string; registry: SheetKind; mapping: Mapping; words: ImportWords; updatedAt: Date },
): Promise<void> {
  const [mapping, words] = [JSON.stringify(row.mapping), JSON.stringify(row.words)];
  await db
    .insertInto('importMappings')
    .values({ ...row, mapping, words })
    .onConflict((conflict) =>
      conflict.columns(['companyGuid', 'registry']).doUpdateSet({ mapping, words, updatedAt: row.updatedAt }),
    )
    .execute();
}
