import { auth, customers, dashboard, quotes } from '@truciolo/contract';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newerMigrations, newerNames } from './newer-version.ts';
import { asBody, pinQuote } from './quote-samples.ts';
import { buildCustomer } from './registry-samples.ts';
import { isPostgres, type TestDatabase } from './test-database.ts';
import { registerTestCompany, startTestServer, type TestCompany, type TestServer } from './test-server.ts';

// The next version adds columns, a table, an index and a fill of old rows. On PostgreSQL it starts while this one
// serves.

let server: TestServer;
let database: TestDatabase;
let newer: ReturnType<typeof newerMigrations>;
let company: TestCompany;
beforeEach(async () => {
  server = await startTestServer();
  database = server.database;
  newer = newerMigrations();
  company = await registerTestCompany(server);
  // More rows than one step of the fill takes.
  for (let at = 0; at < 25; at += 1)
    await company.call(customers.create, { body: buildCustomer({ name: `Prima ${at}` }) });
});
afterEach(async () => {
  await server.stop();
  await database.drop();
  newer.drop();
});

const startNewer = () => startTestServer({}, undefined, database, newer.folder);

type Ask = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Runs as the owner of the tables. */
async function expectNewer(ask: Ask) {
  const { rows } = await ask("select name from migrations where name like '9%' order by 1");
  expect(rows.map(({ name }) => name)).toEqual(newerNames);
  const index = await ask("select indisvalid from pg_index where indexrelid = 'customers_shade'::regclass");
  expect(index.rows).toEqual([{ indisvalid: true }]);
  expect((await ask("select 1 from customers where name like 'Prima %' and shade is null")).rows).toEqual([]);
}

describe.skipIf(isPostgres)('the embedded database', () => {
  it('is migrated at the next start', async () => {
    await server.close();
    const next = await startNewer();
    await expectNewer(next.engine.executeSql);
    await next.close();
    server = await startNewer();
    await expectNewer(server.engine.executeSql);
  });
});

describe.runIf(isPostgres)('while the old version serves', () => {
  let owner: pg.Client;
  beforeEach(async () => {
    owner = new pg.Client({ connectionString: server.database.ownerUrl ?? '' });
    await owner.connect();
  });
  afterEach(() => owner.end());
  const ask: Ask = (text) => owner.query(text);

  it('the next one starts: no request fails, nothing is lost, and the old one keeps serving', async () => {
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let isOver = false;
    let acts = 0;
    const { call } = company;
    const reads = [
      () => call(auth.verify),
      () => call(dashboard.get, { query: { days: '90' } }),
      () => call(customers.list, { query: { limit: 50 } }),
      () => call(quotes.create, { body: asBody(pinQuote()) }),
    ];
    const work = async (who: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const name = `Durante ${who}-${turn}`;
        try {
          await call(customers.create, { body: buildCustomer({ name }) });
          acknowledged.push(name);
          await reads[turn % reads.length]?.();
          acts += 1;
        } catch (error) {
          failed.push(error);
        }
      }
    };
    const workers = Promise.all([0, 1, 2, 3].map(work));
    const moreActs = async (count: number) => {
      const from = acts;
      while (acts < from + count && failed.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await moreActs(4);
    // Like a backup: a table is read for long, under one snapshot.
    await owner.query('begin isolation level repeatable read');
    await owner.query('select count(*) from customers');
    const starting = startNewer();
    await moreActs(24);
    await owner.query('commit');
    const next = await starting;
    await moreActs(8);
    isOver = true;
    await workers;
    expect(failed).toEqual([]);
    await expectNewer(ask);
    const { rows } = await owner.query('select name from customers');
    const kept = new Set(rows.map(({ name }) => name));
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    await next.close();
  });

  it('an interrupted index build is repeated', async () => {
    await owner.query('alter table customers add column shade text');
    await owner.query('create index customers_shade on customers (company_guid, shade)');
    await owner.query(
      "update pg_index set indisvalid = false where indexrelid = 'customers_shade'::regclass",
    );
    await owner.query('alter table customers rename column shade to shade_before');
    const next = await startNewer();
    await expectNewer(ask);
    await next.close();
  });

  it('two of the next version start at once: one migrates, the other waits for it', async () => {
    const both = await Promise.all([startNewer(), startNewer()]);
    await expectNewer(ask);
    for (const next of both) await next.close();
  });
});
