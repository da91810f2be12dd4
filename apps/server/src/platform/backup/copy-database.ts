import { CompiledQuery, type Kysely } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';

/** Rows read and written at once; a quote may have megabytes. */
const BATCH = 200;

type Connection = Kysely<Schema>;
type Row = Record<string, unknown>;

/** A copy that failed or differs from its source; the sentence is for the administrator. */
export class CopyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CopyError';
  }
}

async function ask<R = Row>(on: Connection, text: string, values: readonly unknown[] = []): Promise<R[]> {
  return (await on.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

interface Table {
  readonly name: string;
  readonly isForced: boolean;
  /** Writable columns: generated ones are computed again. */
  readonly columns: readonly string[];
}

/** Every table of the product with its columns in order; the queue of tasks has its own schema and is created again. */
async function tablesOf(on: Connection): Promise<Table[]> {
  return ask<Table>(
    on,
    `select c.relname as name, c.relforcerowsecurity as is_forced,
       json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
     group by c.oid order by c.relname`,
  );
}

interface Print {
  readonly count: number;
  readonly sum: string;
}

/** Number of rows, and a checksum over the text of all rows: equal only for equal rows. */
async function printOf(on: Connection, { name, columns }: Table): Promise<Print> {
  const row = `row(${columns.map((column) => `t.${quoted(column)}`).join(', ')})`;
  const [print] = await ask<Print>(
    on,
    `select count(*) as count, coalesce(sum(('x' || substr(md5(${row}::text), 1, 15))::bit(60)::bigint::numeric), 0)::text as sum
     from ${quoted(name)} t`,
  );
  return print ?? { count: 0, sum: '' };
}

/** Rows are copied in PostgreSQL's text form, so that no value is converted by another language. */
async function copyTable(from: Connection, to: Connection, { name, columns }: Table): Promise<void> {
  const table = quoted(name);
  const names = columns.map(quoted).join(', ');
  const picked = columns.map((column) => `(r).${quoted(column)}`).join(', ');
  await ask(from, `declare copying cursor for select t::text as line from ${table} t`);
  for (;;) {
    const rows = await ask<{ line: string }>(from, `fetch ${BATCH} from copying`);
    if (rows.length === 0) break;
    await ask(
      to,
      `insert into ${table} (${names}) overriding system value
       select ${picked} from (select unnest($1::text[])::${table} as r) rows`,
      [rows.map(({ line }) => line)],
    );
  }
  await ask(from, 'close copying');
}

async function copySequences(from: Connection, to: Connection): Promise<void> {
  const sequences = await ask<{ name: string; value: string | null }>(
    from,
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, value } of sequences)
    if (value !== null) await ask(to, 'select setval($1::regclass, $2::bigint)', [quoted(name), value]);
}

interface ForeignKey {
  readonly tableName: string;
  readonly name: string;
  readonly definition: string;
}

/** References are broken while rows arrive table by table; the restored constraints check each again. */
async function withoutRules(
  to: Connection,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await ask<ForeignKey>(
    to,
    `select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { tableName, name } of keys) await ask(to, `alter table ${tableName} drop constraint ${name}`);
  for (const { name, isForced } of tables) {
    await ask(to, `alter table ${quoted(name)} disable trigger user`);
    if (isForced) await ask(to, `alter table ${quoted(name)} no force row level security`);
  }
  await work();
  for (const { tableName, name, definition } of keys)
    await ask(to, `alter table ${tableName} add constraint ${name} ${definition}`);
  for (const { name, isForced } of tables) {
    await ask(to, `alter table ${quoted(name)} enable trigger user`);
    if (isForced) await ask(to, `alter table ${quoted(name)} force row level security`);
  }
}

async function refuseUnlike(from: readonly Table[], to: readonly Table[]): Promise<void> {
  const shape = (tables: readonly Table[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
  if (shape(from) !== shape(to))
    throw new CopyError(
      'I due database hanno tabelle diverse: avvia una volta il programma sul primo, poi riprova.',
    );
}

interface Copied {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Copies all rows into another database whose tables exist and are empty, in one transaction that commits only if every
 * table is equal on both sides. `to` must own its tables; nothing may write to `from` meanwhile.
 */
export function copyDatabase(from: Engine, to: Engine): Promise<Copied> {
  return from.kysely.connection().execute((source) =>
    to.kysely.connection().execute(async (target) => {
      // Both sides write instants in the same time zone.
      for (const side of [source, target]) await ask(side, `begin; set local timezone = 'UTC'`);
      try {
        const tables = await tablesOf(source);
        await refuseUnlike(tables, await tablesOf(target));
        let rows = 0;
        await withoutRules(target, tables, async () => {
          const [people] = await ask<{ count: number }>(target, 'select count(*) as count from users');
          if (people?.count !== 0)
            throw new CopyError('Nel database di arrivo ci sono già degli utenti: ne serve uno vuoto.');
          // Rows of the new database's first start are removed.
          for (const { name } of tables) await ask(target, `delete from ${quoted(name)}`);
          for (const table of tables) {
            await copyTable(source, target, table);
            const [here, there] = [await printOf(source, table), await printOf(target, table)];
            if (here.count !== there.count || here.sum !== there.sum)
              throw new CopyError(
                `La tabella ${table.name} non è uguale nei due database: non è stato copiato nulla.`,
              );
            rows += there.count;
          }
          await copySequences(source, target);
        });
        await ask(target, 'commit');
        return { tables: tables.length, rows };
      } catch (error) {
        await ask(target, 'rollback').catch(() => undefined);
        throw error;
      } finally {
        await ask(source, 'rollback').catch(() => undefined);
      }
    }),
  );
}
