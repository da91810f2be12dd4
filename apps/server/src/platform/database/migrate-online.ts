import type { Engine } from './engine.ts';
import { type Migration, nextTry, WAIT_MS } from './migration.ts';

/** Such a file begins with this line. */
const ONLINE = /^-- online\b/;

export const isOnline = ({ sql }: Migration): boolean => ONLINE.test(sql);

/** Of an online file, which has no bodies of functions. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/**
 * What takes long on a table with rows, statement by statement, each in a transaction of its own: an index built
 * concurrently, and an `update` of so many rows (`limit`) that is run again until it finds fewer. Stopped half-way it is run
 * from its beginning at the next start, so each statement can be run twice.
 */
export async function applyOnline(engine: Engine, { name, sql }: Migration): Promise<void> {
  for (const statement of statementsOf(sql)) {
    const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];
    if (index) await buildIndex(engine, index, statement);
    else await untilFewer(statement, () => patiently(engine, name, statement));
  }
  await engine.executeSql('insert into migrations (name) values ($1)', [name]);
}

/** It waits for those who read and write now and holds nobody up. One that was stopped half-way is there and unused. */
async function buildIndex(engine: Engine, index: string, statement: string): Promise<void> {
  const { rows } = await engine.executeSql(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  // The embedded engine has one connection: there is nobody to be held up.
  const run = (text: string) =>
    engine.executeSql(engine.kind === 'embedded' ? text.replace(/ concurrently\b/i, '') : text);
  if (rows.length > 0) await run(`drop index concurrently ${index}`);
  await run(statement);
}

/** Rows that the old version goes on writing meanwhile do not make it endless. */
async function untilFewer(statement: string, run: () => Promise<number>): Promise<void> {
  const most = Number(/\blimit (\d+)/i.exec(statement)?.[1] ?? Number.POSITIVE_INFINITY);
  while ((await run()) >= most);
}

async function patiently(engine: Engine, name: string, statement: string): Promise<number> {
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
