import type pg from 'pg';

/** Tables of sessions, links and mails: copies of their secrets would collide, and no page of a shop reads them. */
const LEFT_OUT =
  /session|outbox|token|reset|invitation|api_key|webhook|passkey|answers|attempt|ticket|link|upload/;

interface Column {
  readonly name: string;
  readonly type: string;
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
     order by ordinal_position`,
    [table],
  );
  return rows;
}

/** Every identifier becomes another one, the same in all tables, so that references stay within the copy. */
function copied(table: string, { name, type }: Column): string {
  const key = `${table}.${name}`;
  if (key === 'companies.vat_number') return "lpad(n::text, 11, '0')";
  if (key === 'users.email') return `n || '-' || ${name}`;
  if (type !== 'uuid' || name === 'supplier_guid') return name;
  return `md5(${name}::text || n)::uuid`;
}

/**
 * Copies all rows of the demo company as often as asked. The foreign keys must be off. Returns the tables that could not
 * be copied, because a value of theirs is unique.
 */
export async function copyCompany(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select c.table_name as table from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and c.column_name = 'company_guid' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const tables = rows.map(({ table }) => table).filter((table) => !LEFT_OUT.test(table));
  const demo = "(select company_guid from users where email = 'demo@truciolo.it')";
  const skipped: string[] = [];
  for (const table of ['companies', ...tables]) {
    const columns = await columnsOf(client, table);
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map((column) => copied(table, column)).join(', ');
    const owner = table === 'companies' ? 'guid' : 'company_guid';
    const text = `insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${count}) n where ${owner} = ${demo}`;
    await client.query(text).catch(() => skipped.push(table));
  }
  return skipped;
}
