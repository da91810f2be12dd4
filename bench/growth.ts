import pg from 'pg';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import { demand } from '../testing/ask.ts';
import { copyCompany } from './growth/copy-company.ts';
import { measurePartitions } from './growth/partitions.ts';
import { seedJobs } from './jobs/seed.ts';
import { seedStatements } from './quotes/seed.ts';
import { p95 } from './timing/p95.ts';
import type { Measure } from './timing/time-calls.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 500);
const QUOTES = 2000;
const JOBS = 400;
const ASKED = 20;
const ROUNDS = 5;
const PASSWORD = 'Truciolo2026!';

const calls: readonly (readonly [name: string, path: string])[] = [
  ['list', '/quotes/rows?limit=100'],
  ['search', '/quotes/rows?limit=100&q=boccola+bronzo'],
  ['dashboard', '/dashboard?days=365'],
  ['plan', '/job-plan'],
];

async function timeCompanies(base: string, emails: readonly string[], title: string): Promise<Measure[]> {
  const times = new Map<string, number[]>(calls.map(([name]) => [name, []]));
  for (const username of emails) {
    const body = { username, password: PASSWORD };
    const { token } = await demand<{ token: string }>(base, { method: 'POST', path: '/auth/login', body });
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, path] of calls) {
        const start = performance.now();
        await demand(base, { path, token });
        times.get(name)?.push(performance.now() - start);
      }
  }
  return [...times].map(([name, list]) => ({
    name: `growth, ${title}: ${name}, p95`,
    value: p95(list),
    unit: 'ms',
  }));
}

async function sizes(client: pg.Client): Promise<Measure[]> {
  const { rows } = await client.query<{ name: string; data: string; indexes: string }>(
    `select relname as name, pg_table_size(oid) as data, pg_indexes_size(oid) as indexes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 8`,
  );
  return rows.flatMap(({ name, data, indexes }) => [
    { name: `growth, size: ${name}`, value: Number(data) / 1024 ** 2, unit: 'MB' },
    { name: `growth, size: indexes of ${name}`, value: Number(indexes) / 1024 ** 2, unit: 'MB' },
  ]);
}

/** Many companies with two thousand quotes each in one PostgreSQL: calls, room, and partitions by company. */
export async function run(): Promise<Measure[]> {
  const cluster = await startCluster({ sharedBuffers: '1GB' });
  const database = await createDatabase(cluster.url);
  const server = await startServer({ ...database.settings, DEMO: 'on', LOG_LEVEL: 'error' });
  const client = new pg.Client({ connectionString: database.settings.DATABASE_OWNER_URL ?? '' });
  await client.connect();
  try {
    const base = `${server.url}/api`;
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
    for (const statement of [...seedStatements(QUOTES), ...seedJobs(JOBS)]) await client.query(statement);
    const recount = async () => {
      await client.query('delete from quote_sums');
      await client.query('insert into quote_sums select *, true from recounted_quote_sums()');
      await client.query('delete from job_sums');
      await client.query('insert into job_sums select *, true from recounted_job_sums()');
      await client.query('vacuum analyze');
    };
    await recount();
    const alone = await timeCompanies(base, ['demo@truciolo.it'], 'one company');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'quotes' and indexname !~ '_(pkey|key)$'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const begun = performance.now();
    const skipped = await copyCompany(client, COMPANIES - 1);
    for (const { definition } of indexes) await client.query(definition);
    await recount();
    await client.query('set session_replication_role = default');
    const { rows: found } = await client.query<{ n: string; companies: string }>(
      'select count(*) as n, count(distinct company_guid) as companies from quotes',
    );
    const others = Array.from(
      { length: ASKED },
      (_, at) => `${1 + Math.floor((at * (COMPANIES - 1)) / ASKED)}-demo@truciolo.it`,
    );
    const { rows: asked } = await client.query<{ guid: string }>(
      'select company_guid as guid from users where email = any($1)',
      [others],
    );
    if (skipped.length > 0) console.error(`not copied: ${skipped.join(', ')}`);
    return [
      { name: 'growth: companies', value: Number(found[0]?.companies), unit: '' },
      { name: 'growth: quotes', value: Number(found[0]?.n), unit: '' },
      { name: 'growth: written in', value: (performance.now() - begun) / 1000, unit: 's' },
      ...alone,
      ...(await timeCompanies(base, others, 'all companies')),
      ...(await sizes(client)),
      ...(await measurePartitions(
        client,
        asked.map(({ guid }) => guid),
      )),
    ];
  } finally {
    await client.end();
    await server.stop();
    await database.drop();
    cluster.stop();
  }
}
