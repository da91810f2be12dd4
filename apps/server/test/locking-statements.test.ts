import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockingStatements } from './locking-statements.ts';
import { MIGRATIONS } from './test-places.ts';

/** Those up to this one were made before the rule. */
const BEFORE_THE_RULE = '0055';

it.each([
  'alter table quotes drop column title;',
  'alter table quotes rename column title to name;',
  'drop table quotes;',
  'alter table quotes alter column number type bigint;',
  'alter table quotes alter column title set not null;',
  'alter table quotes add column colour text not null;',
  'alter table quotes add constraint positive check (positions >= 0);',
  'create unique index one on quotes (number);',
  "update quotes set title = '';",
  'create index concurrently if not exists one on quotes (number);',
  '-- online\ncreate index one on quotes (number);',
  '-- online\ncreate index concurrently one on quotes (number);',
  "-- online\nupdate quotes set colour = 'red' where colour is null;",
  '-- online\nalter table quotes add column colour text;',
])('refuses on a table with rows: %s', (statement) => {
  expect(lockingStatements(statement)).not.toEqual([]);
});

it.each([
  'create table things (guid uuid primary key); create index things_by on things (guid); alter table things add constraint c check (true);',
  'alter table quotes add column colour text;',
  "alter table quotes add column colour text not null default 'red';",
  'alter table quotes add constraint positive check (positions >= 0) not valid;',
  'alter table quotes validate constraint positive;',
  'create function f() returns int language sql as $$ update quotes set x = 1 $$;',
  '-- online\ncreate index concurrently if not exists one on quotes (number);',
  "-- online\nupdate quotes set colour = 'red' where guid in (select guid from quotes where colour is null limit 500);",
  '-- short: a table of a few rows for each company\ncreate index plans_by on plans (name);',
])('accepts: %s', (text) => expect(lockingStatements(text)).toEqual([]));

it('new migrations run while the old version serves', () => {
  const found = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > BEFORE_THE_RULE)
    .flatMap((name) =>
      lockingStatements(readFileSync(join(MIGRATIONS, name), 'utf8')).map((what) => `${name}: ${what}`),
    );
  expect(found).toEqual([]);
});
