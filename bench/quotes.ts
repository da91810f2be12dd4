import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { QUOTES_COUNTED, QUOTES_FOUND_COUNTED } from '@truciolo/contract';
import pg from 'pg';
import { openEmbedded } from '../apps/server/src/platform/database/embedded-engine.ts';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import { root } from '../scripts/workspace/root.mjs';
import { type Load, loads } from './quotes/loads.ts';
import { seedStatements } from './quotes/seed.ts';
import { demoToken } from './timing/demo-token.ts';
import { p95 } from './timing/p95.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

/** A smaller machine may want a smaller shop. */
const ON_POSTGRES = Number(process.env.BENCH_QUOTES ?? 1_000_000);
const EMBEDDED = Math.min(ON_POSTGRES, 100_000);
/** Its table of a million quotes is about half of it; a quarter of the machine's memory is PostgreSQL's own advice. */
const SHARED_BUFFERS = '1GB';
const ROUNDS = 25;
const LIMIT = 100;

type Ask = (load: Load) => Promise<unknown>;

/** The calls as the page makes them. */
async function overHttp(base: string): Promise<Ask> {
  const headers = { authorization: `Bearer ${await demoToken(base)}` };
  return async ({ query }) => {
    const response = await fetch(`${base}/quotes/rows?limit=${LIMIT}&${query}`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${query}: ${response.status} ${text}`);
  };
}

/** The same window and count without server, policies or contract. */
const bareSql =
  (client: pg.Client, company: string): Ask =>
  async ({ where, order = 'date desc, guid desc', offset = 0 }) => {
    const counted = where?.includes('search_key') ? QUOTES_FOUND_COUNTED : QUOTES_COUNTED;
    const condition = `company_guid = '${company}' and archived_at is null and ${where}`;
    await client.query(`select quotes.*, users.first_name || ' ' || users.last_name as owner_name
      from quotes join users on users.guid = owner_guid
      where quotes.company_guid = '${company}' and quotes.archived_at is null and ${where}
      order by ${order.replaceAll('guid', 'quotes.guid')} limit ${LIMIT} offset ${offset}`);
    await client.query(
      `select count(*) from (select 1 from quotes where ${condition} limit ${counted + 1}) as hits`,
    );
  };

interface Times {
  readonly all: number[];
  readonly byLoad: Map<string, number[]>;
}

/** Each question of each round, one asker after the other so that both meet the same noise. */
async function ask(askers: readonly Ask[], count: number): Promise<Times[]> {
  const times = askers.map(() => ({ all: [] as number[], byLoad: new Map<string, number[]>() }));
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const load of loads(turn, count)) {
      for (const [index, asker] of askers.entries()) {
        if (index > 0 && load.where === null) continue;
        const start = performance.now();
        await asker(load);
        const time = performance.now() - start;
        const known = times[index];
        // The first round fills the caches.
        if (turn === 0 || !known) continue;
        known.all.push(time);
        known.byLoad.set(load.name, [...(known.byLoad.get(load.name) ?? []), time]);
      }
    }
  }
  return times;
}

const ownTimes = (times: Times | undefined, prefix: string): Measure[] =>
  [...(times?.byLoad ?? [])].map(([name, list]) => ({
    name: `${prefix}: ${name}, p95`,
    value: p95(list),
    unit: 'ms',
  }));

async function onPostgres(): Promise<Measure[]> {
  const cluster = await startCluster({ sharedBuffers: SHARED_BUFFERS });
  const database = await createDatabase(cluster.url);
  const server = await startServer({ ...database.settings, DEMO: 'on', LOG_LEVEL: 'error' });
  const client = new pg.Client({ connectionString: database.settings.DATABASE_OWNER_URL ?? '' });
  await client.connect();
  try {
    const begun = performance.now();
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'quotes' and indexname <> 'quotes_pkey'`,
    );
    // A million rows known to be right: no look-up of each one's references, and the indexes made at the end.
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of seedStatements(ON_POSTGRES)) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('set session_replication_role = default');
    await client.query('vacuum analyze quotes');
    const seeding = (performance.now() - begun) / 1000;
    const company = (
      await client.query("select company_guid as c from users where email = 'demo@truciolo.it'")
    ).rows[0]?.c;
    const askers = [await overHttp(`${server.url}/api`), bareSql(client, company)];
    const [http, bare] = await ask(askers, ON_POSTGRES);
    const [ours, plain] = [p95(http?.all ?? []), p95(bare?.all ?? [])];
    return [
      { name: 'quotes: in PostgreSQL', value: ON_POSTGRES, unit: '' },
      { name: 'quotes: written with their indexes', value: seeding, unit: 's' },
      { name: 'quotes: search on PostgreSQL, p95', value: ours, unit: 'ms', goal: '< 100' },
      { name: 'quotes: bare SQL, p95', value: plain, unit: 'ms' },
      { name: 'quotes: search to bare SQL, p95', value: ours / plain, unit: '×', goal: '< 1,5' },
      ...ownTimes(http, 'quotes on PostgreSQL'),
    ];
  } finally {
    await client.end();
    await server.stop();
    await database.drop();
    cluster.stop();
  }
}

async function onEmbedded(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-quotes-'));
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  try {
    await (await startServer(settings)).stop();
    const workerScript = pathToFileURL(join(root, 'dist', 'server', 'embedded-worker.mjs'));
    const engine = await openEmbedded({ dataDir: settings.DATA_DIR, workerScript });
    for (const statement of [...seedStatements(EMBEDDED), 'vacuum analyze quotes'])
      await engine.executeSql(statement);
    await engine.close();
    const server = await startServer(settings);
    try {
      const [http] = await ask([await overHttp(`${server.url}/api`)], EMBEDDED);
      return [
        { name: 'quotes: embedded', value: EMBEDDED, unit: '' },
        { name: 'quotes: search embedded, p95', value: p95(http?.all ?? []), unit: 'ms', goal: '< 150' },
        ...ownTimes(http, 'quotes embedded'),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The history of quotes: typical searches, over as many quotes as a large shop has in decades. */
export async function run(): Promise<Measure[]> {
  return [...(await onPostgres()), ...(await onEmbedded())];
}
