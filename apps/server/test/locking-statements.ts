// What a migration may not do while the version before it serves: hold a table that has rows for as long as they are many,
// or take away what that version still asks for. Each has a way around it, in two releases where need be.

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

/** A file `-- online` runs statement by statement, from its beginning where it was stopped half-way. */
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

/** A file that knows better says why in a line `-- short: …` (few rows, a new column). */
const EXCUSE = /^-- short: \S.{10,}$/m;

/** What a migration does that would hold up, or break, the version that still serves. */
export function lockingStatements(text: string): string[] {
  if (EXCUSE.test(text)) return [];
  const statements = statementsOf(text);
  const all = [...kinds, ...(isOnline({ name: '', sql: text }) ? onlineKinds : transactionKinds)];
  // Nobody waits for a table that is made here.
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
