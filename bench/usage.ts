import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { rollUpUsage } from '../apps/server/src/features/analytics/index.ts';
import type { Services } from '../apps/server/src/platform/context.ts';
import { openHandles } from '../apps/server/src/platform/database/handles.ts';
import { openPostgres } from '../apps/server/src/platform/database/postgres-engine.ts';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

/** Ten million unless told otherwise: a smaller machine may want a smaller year. */
const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000_000);
const COMPANIES = 100;
const USERS_EACH = 10;
const DAYS = 390;
const ROUNDS = 5;
const json = { 'content-type': 'application/json' };

/** Made inside the database: companies, people, and events spread over thirteen months of working hours. */
const seed = `
  insert into companies (guid, kind, supplier_guid, name, vat_number, created_at)
    select gen_random_uuid(), 'consumer', (select supplier_guid from installation), 'Officina ' || n,
      lpad((50000000000 + n)::text, 11, '0'), now() - n * interval '3 days'
    from generate_series(1, ${COMPANIES}) n;
  insert into users (guid, company_guid, first_name, last_name, email, password_hash, role, created_at)
    select gen_random_uuid(), c.guid, 'Utente', n::text, c.guid || '-' || n || '@bench.it', 'x', 'tecnico', c.created_at
    from companies c, generate_series(1, ${USERS_EACH}) n where c.name like 'Officina %' and c.kind = 'consumer';
  create temp table crowd as select row_number() over () - 1 as n, guid, company_guid from users where email like '%@bench.it';
  create unique index on crowd (n);
  insert into analytics_events (company_guid, user_guid, session_id, event_type, page_path, element_text, occurred_at, received_at)
    select u.company_guid, u.guid, 'session-' || u.n || '-' || e.day || '-' || (e.i % 2),
      case when e.i % 3 = 0 then 'click' else 'page_view' end,
      '/page-' || (e.i * 7 % 30), case when e.i % 3 = 0 then 'Pulsante ' || (e.i * 13 % 200) end, e.at, e.at
    from (select i, i % ${DAYS} as day, now() - (i % ${DAYS}) * interval '1 day' - (i % 28800) * interval '1 second' as at
      from generate_series(1, ${EVENTS}) i) e
    join crowd u on u.n = (e.i / 17) % ${COMPANIES * USERS_EACH};
  analyze analytics_events;`;

async function rollUp(url: string): Promise<void> {
  const engine = openPostgres({ url, onError: () => undefined });
  try {
    const fail = (error: unknown) => {
      throw error;
    };
    const handles = openHandles(engine, fail);
    await rollUpUsage({ handles, clock: () => new Date() } as unknown as Services);
  } finally {
    await engine.close();
  }
}

async function tokenOf(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'fornitore@truciolo.it', password: 'Truciolo2026!' });
  const response = await fetch(`${base}/auth/login`, { method: 'POST', headers: json, body });
  return ((await response.json()) as { token: string }).token;
}

/** The slowest of a few rounds after a first one that fills the caches. */
async function slowest(url: string, token: string): Promise<number> {
  let worst = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    if (round > 0) worst = Math.max(worst, performance.now() - start);
  }
  return worst;
}

async function measure(base: string, ownerUrl: string): Promise<Measure[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(seed);
  const { rows } = await client.query('select guid from companies where name = $1', ['Officina 1']);
  await client.end();
  const start = performance.now();
  await rollUp(ownerUrl);
  const measures: Measure[] = [
    { name: `usage: events`, value: EVENTS, unit: '' },
    { name: 'usage: first roll-up of all days', value: (performance.now() - start) / 1000, unit: 's' },
  ];
  const token = await tokenOf(base);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const period = `from=${day(DAYS)}&to=${day(0)}`;
  for (const chart of ['days', 'pages', 'clicks', 'funnel', 'retention']) {
    for (const [whose, filter] of [
      ['all companies', ''],
      ['one company', `&companyGuid=${rows[0].guid}`],
    ]) {
      const value = await slowest(`${base}/supplier/usage/${chart}?${period}${filter}`, token);
      measures.push({ name: `usage: ${chart}, 13 months, ${whose}`, value, unit: 'ms', goal: '< 500' });
    }
  }
  return measures;
}

export async function run(): Promise<Measure[]> {
  const cluster = await startCluster();
  const database = await createDatabase(cluster.url);
  const server = await startServer({ ...database.settings, DEMO: 'on', LOG_LEVEL: 'error' });
  try {
    return await measure(`${server.url}/api`, database.settings.DATABASE_OWNER_URL ?? '');
  } finally {
    await server.stop();
    await database.drop();
    cluster.stop();
  }
}
