import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { rollUpUsage } from '../apps/server/src/features/analytics/roll-up.ts';
import { openHandles } from '../apps/server/src/platform/database/handles.ts';
import { openPostgres } from '../apps/server/src/platform/database/postgres-engine.ts';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import { DAYS, seedUsage } from './usage/seed.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

/** Ten million by default; a smaller machine may need a smaller year. */
const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000_000);
const ROUNDS = 5;
const json = { 'content-type': 'application/json' };

/** The nightly task over all days at once, without checking the company and user of each of its four million rows. */
async function rollUp(url: string): Promise<void> {
  const trusting = new URL(url);
  trusting.searchParams.set('options', '-c session_replication_role=replica');
  const engine = openPostgres({ url: trusting.href, onError: () => undefined });
  try {
    const fail = (error: unknown) => {
      throw error;
    };
    const handles = openHandles(engine, fail);
    await rollUpUsage({ handles, clock: () => new Date() });
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
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1000;
  };
  let companyGuid = '';
  const seeding = await seconds(async () => {
    companyGuid = await seedUsage(client, EVENTS);
  });
  const rolling = await seconds(() => rollUp(ownerUrl));
  // The server's own upkeep does the same some minutes after so many new rows.
  await client.query('vacuum analyze');
  await client.end();
  const measures: Measure[] = [
    { name: 'usage: events', value: EVENTS, unit: '' },
    { name: 'usage: events written by COPY', value: seeding, unit: 's' },
    { name: 'usage: first roll-up of all days', value: rolling, unit: 's' },
  ];
  const token = await tokenOf(base);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const period = `from=${day(DAYS)}&to=${day(0)}`;
  for (const chart of ['days', 'pages', 'clicks', 'funnel', 'retention']) {
    for (const [whose, filter] of [
      ['all companies', ''],
      ['one company', `&companyGuid=${companyGuid}`],
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
