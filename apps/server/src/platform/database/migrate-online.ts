import type { SqlEngine } from './engine.ts';
import { type Migration, nextTry, WAIT_MS } from './migration.ts';

/** First line of an online migration. */
const ONLINE = /^-- online\b/;

export const isOnline = ({ sql }: Migration): boolean => ONLINE.test(sql);

/** For online files, which contain no function bodies. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/**
 * Statements that take long on a table with rows run one by one, each in its own transaction: an index built
 * concurrently, and an `update` of a limited number of rows that is repeated until it finds fewer. A stopped file runs
 * from its beginning at the next start, so each statement must be repeatable.
 */
export async function applyOnline(engine: SqlEngine, { name, sql }: Migration): Promise<void> {
  for (const statement of statementsOf(sql)) {
    const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];
    if (index) await buildIndex(engine, index, statement);
    else await untilFewer(statement, () => patiently(engine, name, statement));
  }
  await engine.executeSql('insert into migrations (name) values ($1)', [name]);
}

/** The build waits for running transactions and blocks none. An interrupted build leaves an invalid index. */
async function buildIndex(engine: SqlEngine, index: string, statement: string): Promise<void> {
  const { rows } = await engine.executeSql(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  // The embedded engine has one connection, so nothing can be blocked.
  const run = (text: string) =>
    engine.executeSql(engine.kind === 'embedded' ? text.replace(/ concurrently\b/i, '') : text);
  if (rows.length > 0) await run(`drop index concurrently ${index}`);
  await run(statement);
}

/** Rows that the old version keeps writing do not make it endless. */
async function untilFewer(statement: string, run: () => Promise<number>): Promise<void> {
  const most = Number(/\blimit (\d+)/i.exec(statement)?.[1] ?? Number.POSITIVE_INFINITY);
  while ((await run()) >= most);
}

async function patiently(engine: SqlEngine, name: string, statement: string): Promise<number> {
  const text = /^update\b/i.test(statement) ? `${statement} returning 1` : statement;
  for (let tries = 1; ; tries += 1) {
    try {
      await engine.executeSql(`set lock_timeout = ${WAIT_MS}`);
      return (await engine.executeSql(text)).rows.length;
    } catch (error) {
      await nextTry(name, error, tries);
    } finally {
      await engine.executeSql('reset lock_timeout');
    }
  }
}
