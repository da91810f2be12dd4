import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

export interface Column {
  readonly name: string;
  /** PostgreSQL's name of the type: "timestamp with time zone". */
  readonly type: string;
}

export interface CompanyTable {
  readonly name: string;
  readonly columns: readonly Column[];
}

async function describeTables(db: Db, which: RawBuilder<unknown>): Promise<CompanyTable[]> {
  const { rows } = await sql<CompanyTable>`
    select c.relname as name, json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, null)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname
    having ${which}
    order by c.relname`.execute(db);
  return rows;
}

/** Every table with rows of a company, read from the catalogue of the database, so that new tables are included. */
export const listCompanyTables = (db: Db): Promise<CompanyTable[]> =>
  describeTables(db, sql`bool_or(a.attname = 'company_guid')`);

/** The same list with the table of companies in front. */
export const listAllTables = async (db: Db): Promise<CompanyTable[]> => [
  ...(await describeTables(db, sql`c.relname = 'companies'`)),
  ...(await listCompanyTables(db)),
];

/** The column that names the company. */
export const keyOf = ({ name }: CompanyTable): string => (name === 'companies' ? 'guid' : 'company_guid');

/** The names of stored files are in columns called `file` or `…_file`, here and in the companies' own row. */
const fileColumns = (table: CompanyTable): string[] =>
  table.columns.map(({ name }) => name).filter((name) => /(^|_)file$/.test(name));

export async function listCompanyFiles(db: Db, companyGuid: string): Promise<string[]> {
  // Documents share a logo: each file is listed once.
  const files = new Set<string>();
  for (const table of await listAllTables(db)) {
    for (const column of fileColumns(table)) {
      const { rows } = await sql<{ file: string }>`
        select distinct ${sql.ref(column)} as file from ${sql.table(table.name)}
        where ${sql.ref(keyOf(table))} = ${companyGuid} and ${sql.ref(column)} is not null`.execute(db);
      for (const { file } of rows) files.add(file);
    }
  }
  return [...files];
}

interface Reference {
  child: string;
  parent: string;
}

/** Children before the tables they refer to, so that rows can be deleted in this order. */
export async function deletionOrder(db: Db): Promise<string[]> {
  const names = (await listCompanyTables(db)).map(({ name }) => name);
  const { rows } = await sql<Reference>`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const order: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !rows.some(({ child, parent }) => parent === name && child !== name && waiting.has(child)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting]}`);
    for (const name of free) waiting.delete(name);
    order.push(...free);
  }
  return order;
}
