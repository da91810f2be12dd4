// Statements that a migration must avoid while the previous version serves: locking a large table for long, or removing
// things that the previous version still uses. Each has an alternative, over two releases if needed.

import { isOnline } from '../src/platform/database/migrate-online.ts';

const kinds: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['removes or renames a table or column that the old version reads', /^drop table|\b(drop column|rename)\b/],
  ['rewrites a table', /\balter column \S+ (set data )?type\b/],
  ['reads a whole table under its lock', /\balter column \S+ set not null\b/],
  ['adds a column that the old version does not fill', /\badd column\b(?!.*\bdefault\b).*\bnot null\b/],
  [
    'checks all rows under the lock: add it `not valid`, validate later',
    /\badd (constraint|foreign key|check|unique|primary key)\b(?!.*\bnot valid\b)/,
  ],
  [
    'builds an index while nobody may write: build it in a file `-- online`',
    /^create (unique )?index\b(?! concurrently\b)/,
  ],
  ['changes every row in one transaction', /^update (?!.*\bwhere\b)/],
];

/** An `-- online` file runs statement by statement, and from its beginning after an interruption. */
const onlineKinds: typeof kinds = [
  ['is not there twice: `if not exists`', /^create (unique )?index concurrently (?!if not exists)/],
  ['changes all rows at once: say how many (`limit`)', /^update (?!.*\blimit \d)/],
  [
    'belongs into a transaction',
    /^(?!(update|(create|drop) (unique )?index concurrently|alter table \S+ validate)\b)/,
  ],
];
const transactionKinds: typeof kinds = [
  ['cannot run in a transaction: `-- online`', /^(create (unique )?|drop )index concurrently\b/],
];

const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

/** A file may justify an exception in a line `-- short: …` (few rows, a new column). */
const EXCUSE = /^-- short: \S.{10,}$/m;

/** Statements of a migration that would block or break the version that still serves. */
export function lockingStatements(text: string): string[] {
  if (EXCUSE.test(text)) return [];
  const statements = statementsOf(text);
  const all = [...kinds, ...(isOnline({ name: '', sql: text }) ? onlineKinds : transactionKinds)];
  // A table created in the same file cannot block anybody.
  const fresh = new Set(
    statements.map((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1]),
  );
  const tableOf = (statement: string) =>
    /^alter table (?:only )?(?:if exists )?(\w+)|\bindex .*?\bon (\w+)|^(?:update|drop table) (\w+)/
      .exec(statement)
      ?.slice(1)
      .find((name) => name !== undefined);
  return statements.flatMap((statement) => {
    const table = tableOf(statement);
    if (table !== undefined && fresh.has(table)) return [];
    return all
      .filter(([, pattern]) => pattern.test(statement))
      .map(([what]) => `${what}: ${statement.slice(0, 100)}`);
  });
}
