import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LIVE_PATH } from '@truciolo/contract';
import pg from 'pg';
import { openEmbedded } from '../apps/server/src/platform/database/embedded-engine.ts';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import { root } from '../scripts/workspace/root.mjs';
import { seedJobs } from './jobs/seed.ts';
import { residentMb } from './load/cpu.ts';
import { seedStatements } from './quotes/seed.ts';
import { demoToken } from './timing/demo-token.ts';
import { type Measure, timeCalls } from './timing/time-calls.ts';

/** A smaller machine may want a smaller shop. */
const ON_POSTGRES = Number(process.env.BENCH_QUOTES ?? 1_000_000);
const EMBEDDED = Math.min(ON_POSTGRES, 10_000);
const STREAMS = 1000;

const calls: readonly (readonly [name: string, path: string])[] = [
  ['90 days', '/dashboard?days=90'],
  ['12 months', '/dashboard?days=365'],
  ['jobs', '/jobs/figures?days=365'],
  ['machine load', '/job-plan/loads'],
];

/** Listening pages: additional memory of the process with all of them open. */
async function measureStreams(url: string, pid: number): Promise<Measure[]> {
  const headers = { authorization: `Bearer ${await demoToken(`${url}/api`)}` };
  const before = residentMb(pid);
  const open = await Promise.all(
    Array.from(
      { length: STREAMS },
      () =>
        new Promise<ReturnType<typeof get>>((resolve, reject) => {
          const request = get(`${url}/api${LIVE_PATH}`, { headers, agent: false }, (response) => {
            response.resume();
            if (response.statusCode === 200) resolve(request);
            else reject(new Error(`stream: ${response.statusCode}`));
          });
          request.on('error', reject);
        }),
    ),
  );
  await sleep(2000);
  const more = residentMb(pid) - before;
  for (const request of open) {
    request.removeAllListeners('error').on('error', () => {});
    request.destroy();
  }
  return [
    { name: 'live: event streams on one process', value: STREAMS, unit: '' },
    { name: 'live: memory more with all of them', value: more, unit: 'MB', goal: '< 150' },
  ];
}

async function onEmbedded(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-dashboard-'));
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  try {
    await (await startServer(settings)).stop();
    const workerScript = pathToFileURL(join(root, 'dist', 'server', 'embedded-worker.mjs'));
    const engine = await openEmbedded({ dataDir: settings.DATA_DIR, workerScript });
    for (const statement of [
      ...seedStatements(EMBEDDED),
      'vacuum analyze quotes',
      'vacuum analyze quote_sums',
    ])
      await engine.executeSql(statement);
    await engine.close();
    const server = await startServer(settings);
    try {
      return [
        { name: 'dashboard: quotes embedded', value: EMBEDDED, unit: '' },
        ...(await timeCalls(`${server.url}/api`, 'dashboard embedded', calls)),
        ...(await measureStreams(server.url, server.pid)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Measure[]> {
  const cluster = await startCluster({ sharedBuffers: '1GB' });
  const database = await createDatabase(cluster.url);
  const server = await startServer({ ...database.settings, DEMO: 'on', LOG_LEVEL: 'error' });
  const client = new pg.Client({ connectionString: database.settings.DATABASE_OWNER_URL ?? '' });
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'quotes' and indexname !~ '_(pkey|key)$'`,
    );
    // A million rows known to be right: no look-up of each one's references, indexes and sums made at the end.
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of [...seedStatements(ON_POSTGRES), ...seedJobs(ON_POSTGRES / 10)])
      await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('set session_replication_role = default');
    await client.query('delete from quote_sums');
    await client.query('insert into quote_sums select *, true from recounted_quote_sums()');
    await client.query('delete from job_sums');
    await client.query('insert into job_sums select *, true from recounted_job_sums()');
    for (const table of ['quotes', 'quote_sums', 'job_sums']) await client.query(`vacuum analyze ${table}`);
    return [
      { name: 'dashboard: quotes in PostgreSQL', value: ON_POSTGRES, unit: '' },
      { name: 'dashboard: jobs in PostgreSQL', value: ON_POSTGRES / 10, unit: '' },
      ...(await timeCalls(`${server.url}/api`, 'dashboard on PostgreSQL', calls)),
    ];
  } finally {
    await client.end();
    await server.stop();
    await database.drop();
    cluster.stop();
  }
}

/** The first page of every morning, over as many quotes as a large shop has; and the pages that listen. */
export async function run(): Promise<Measure[]> {
  return [...(await onEmbedded()), ...(await onPostgres())];
}
