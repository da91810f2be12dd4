import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, isPostgres, type TestDatabase } from '../../../test/test-database.ts';
import { openEmbedded } from './embedded-engine.ts';
import type { Engine } from './engine.ts';

describe.skipIf(isPostgres)('statements of the embedded engine', () => {
  let database: TestDatabase;
  let engine: Engine;
  const run = (sql: string, values?: unknown[]) => engine.executeSql(sql, values);

  beforeAll(async () => {
    database = await createTestDatabase();
    const workerScript = pathToFileURL(inject('workerScript'));
    engine = await openEmbedded({ dataDir: database.dataDir, workerScript });
    await run('create table parts (code text primary key, pieces integer)');
  });
  afterAll(async () => {
    await engine.close();
    await database.drop();
  });

  it('write and read every type, the first time and again', async () => {
    const text =
      'select $1::text as text, $2::integer as whole, $3::boolean as truth, $4::jsonb as json, $5::text[] as list, $6::timestamptz as moment, $7::bytea as bytes, $8::numeric as amount, $9::date as day';
    const moment = new Date('2026-11-15T08:30:00.000Z');
    const values = ['è', 7, false, { a: [1] }, ['x, y', '"'], moment, new Uint8Array([0, 255]), '1.50', null];
    const expected = {
      text: 'è',
      whole: 7,
      truth: false,
      json: { a: [1] },
      list: ['x, y', '"'],
      moment,
      bytes: new Uint8Array([0, 255]),
      amount: '1.50',
      day: null,
    };
    for (const _ of ['first', 'again']) expect((await run(text, values)).rows).toEqual([expected]);
  });

  it('count the rows they change', async () => {
    const insert = sql`insert into parts (code, pieces) values (${'A'}, 1), (${'B'}, 2)`;
    expect((await insert.execute(engine.kysely)).numAffectedRows).toBe(2n);
    const update = sql`update parts set pieces = pieces + ${1}`;
    for (const _ of ['first', 'again'])
      expect((await update.execute(engine.kysely)).numAffectedRows).toBe(2n);
  });

  it('fail alone: the error names the constraint, and the same text works again', async () => {
    const insert = 'insert into parts (code, pieces) values ($1, $2)';
    await run(insert, ['C', 1]);
    await expect(run(insert, ['C', 1])).rejects.toMatchObject({ code: '23505', constraint: 'parts_pkey' });
    await expect(run('select $1::integer as whole', ['many'])).rejects.toMatchObject({ code: '22P02' });
    await run(insert, ['D', 1]);
    expect((await run('select code from parts where code = $1', ['D'])).rows).toEqual([{ code: 'D' }]);
  });

  it('fail where a deferred constraint is checked, at the end of their message', async () => {
    await run('create table part_orders (code text references parts deferrable initially deferred)');
    const insert = 'insert into part_orders (code) values ($1)';
    for (const _ of ['first', 'again'])
      await expect(run(insert, ['Z'])).rejects.toMatchObject({ code: '23503' });
    expect((await run('select code from part_orders where code = $1', ['Z'])).rows).toEqual([]);
  });

  it('are refused in a failed transaction, and prepared in the next one', async () => {
    const prepared = sql`/* kept: the-same */ select ${1}::integer as whole`;
    const failed = engine.kysely.transaction().execute(async (transaction) => {
      await sql`select 1 / ${0}::integer`.execute(transaction).catch(() => undefined);
      await prepared.execute(transaction);
    });
    await expect(failed).rejects.toMatchObject({ code: '25P02' });
    expect((await prepared.execute(engine.kysely)).rows).toEqual([{ whole: 1 }]);
  });

  it('see a column that has changed its type', async () => {
    const text = 'select pieces from parts where code = $1';
    await run("insert into parts (code, pieces) values ('E', 5)");
    expect((await run(text, ['E'])).rows).toEqual([{ pieces: 5 }]);
    await run('alter table parts alter column pieces type text using pieces::text');
    expect((await run(text, ['E'])).rows).toEqual([{ pieces: '5' }]);
  });

  it('keep the plan of a prepared one, with the values of each call', async () => {
    const text = '/* kept: sum-of-two */ select $1::integer + $2::integer as sum';
    for (const more of [1, 2, 3]) expect((await run(text, [1, more])).rows).toEqual([{ sum: 1 + more }]);
    const { rows } = await run(
      "select count(*)::integer as count from pg_prepared_statements where name = 'sum-of-two'",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  const preparedTexts = async () =>
    (await run('select statement from pg_prepared_statements')).rows.map((row) => row.statement);

  it('keep the plan of a text that comes again, and forget it when types change', async () => {
    const text = 'select $1::integer * $2::integer as product';
    for (const more of [1, 2, 3, 4, 5, 6, 7])
      expect((await run(text, [2, more])).rows).toEqual([{ product: 2 * more }]);
    expect(await preparedTexts()).toContain(text);
    await run('create table other_parts (code text)');
    expect(await preparedTexts()).not.toContain(text);
    expect((await run(text, [3, 4])).rows).toEqual([{ product: 12 }]);
  });

  it('plan a search for its words each time', async () => {
    const text = 'select code from parts where code like $1';
    for (let use = 0; use < 8; use += 1) await run(text, ['A%']);
    expect(await preparedTexts()).not.toContain(text);
  });

  it('keep a limited number of plans, those that are used', async () => {
    const used = 'select $1::integer as used';
    for (let at = 0; at < 250; at += 1) {
      await run(used, [at]);
      for (let use = 0; use < 4; use += 1) await run(`select $1::integer as column_${at}`, [use]);
    }
    const texts = await preparedTexts();
    expect(texts).toHaveLength(200);
    expect(texts).toContain(used);
    expect(texts).not.toContain('select $1::integer as column_0');
    expect((await run('select $1::integer as column_0', [7])).rows).toEqual([{ column_0: 7 }]);
  });

  it('answer the last of several without values', async () => {
    expect((await run('select 1 as a; select 2 as b')).rows).toEqual([{ b: 2 }]);
  });
});
