import pg from 'pg';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import type { Measure } from './asking/time-calls.ts';
import { compare } from './load/compare.ts';
import { clusterCpuMs, cpuMs, residentMb } from './load/cpu.ts';
import { makePeople, type Person } from './load/people.ts';
import { startProgram } from './load/start-program.ts';
import { type Visit, work } from './load/visits.ts';

const PROCESSES = Number(process.env.BENCH_PROCESSES ?? 2);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const THINK_MS = 3000;
const COMPANY_OF = 10;
/** Two people who change the same title at the same moment: the second is told, as it should be. */
const CONFLICT = 409;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

interface Machine {
  readonly base: string;
  readonly pids: readonly number[];
  readonly backend: number;
}

async function hold({ base, pids, backend }: Machine, people: readonly Person[]): Promise<Measure[]> {
  const visits: Visit[] = [];
  const begin = performance.now();
  // People come one after the other: everybody's first login at once is a start of the day no shop has.
  const warm = begin + 15_000;
  const until = warm + SECONDS * 1000;
  let before = { app: 0, database: 0 };
  const costs = () => ({
    app: pids.reduce((sum, pid) => sum + cpuMs(pid), 0),
    database: clusterCpuMs(backend),
  });
  const warmed = new Promise<void>((resolve) =>
    setTimeout(() => {
      before = costs();
      visits.length = 0;
      resolve();
    }, warm - begin),
  );
  await Promise.all(
    people.map(async (person, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / people.length) * 10_000));
      await work(base, person, { thinkMs: THINK_MS, until }, (visit) => visits.push(visit));
    }),
  );
  await warmed;
  const spent = costs();
  const seconds = (performance.now() - warm) / 1000;
  const failed = visits.filter(({ status }) => status >= 400 && status !== CONFLICT).length;
  const times = (name?: string) =>
    visits
      .filter((visit) => !name || visit.name === name)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
  const all = times();
  const names = [...new Set(visits.map(({ name }) => name))].sort();
  return [
    { name: 'load: people at once, each with an open event stream', value: people.length, unit: '' },
    { name: 'load: app processes behind the proxy', value: pids.length, unit: '' },
    { name: 'load: acts a second', value: visits.length / seconds, unit: '1/s' },
    { name: 'load: refused or failed', value: failed, unit: '', goal: '0' },
    { name: 'load: p50', value: at(all, 0.5), unit: 'ms' },
    { name: 'load: p99', value: at(all, 0.99), unit: 'ms', goal: '< 250' },
    ...names.map((name) => ({ name: `load: ${name}, p99`, value: at(times(name), 0.99), unit: 'ms' })),
    { name: 'load: CPU of the app an act', value: (spent.app - before.app) / visits.length, unit: 'ms' },
    {
      name: 'load: CPU of PostgreSQL an act',
      value: (spent.database - before.database) / visits.length,
      unit: 'ms',
    },
    { name: 'load: cores in use by the app', value: (spent.app - before.app) / 1000 / seconds, unit: '' },
    {
      name: 'load: cores in use by PostgreSQL',
      value: (spent.database - before.database) / 1000 / seconds,
      unit: '',
    },
    { name: 'load: memory of a process', value: Math.max(...pids.map(residentMb)), unit: 'MB' },
  ];
}

/** What the product costs beside bare fastify + pg, then a day's mix of two hundred people. */
export async function run(): Promise<Measure[]> {
  const cluster = await startCluster({ sharedBuffers: '256MB' });
  const database = await createDatabase(cluster.url);
  const ownerUrl = database.settings.DATABASE_OWNER_URL ?? '';
  const settings = { ...database.settings, LOG_LEVEL: 'error', TRUST_PROXY: 'on' };
  const stops: (() => unknown)[] = [() => cluster.stop(), () => database.drop()];
  try {
    const first = await startServer({ ...settings, DEMO: 'on' });
    stops.push(first.stop);
    const servers = [first];
    while (servers.length < PROCESSES) {
      const server = await startServer(settings);
      stops.push(server.stop);
      servers.push(server);
    }
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    stops.push(() => client.end());
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const bare = await startProgram('bare-server', ownerUrl);
    stops.push(bare.stop);
    const real = { base: `${first.url}/api`, pid: first.pid };
    const ratios = await compare(real, { base: bare.url, pid: bare.pid }, backend);
    if (PEOPLE === 0) return ratios;
    const proxy = await startProgram('proxy', ...servers.map(({ url }) => url));
    stops.push(proxy.stop);
    const base = `${proxy.url}/api`;
    const people = await makePeople(base, client, Math.ceil(PEOPLE / COMPANY_OF), COMPANY_OF);
    await client.query('vacuum analyze');
    const machine = { base, pids: servers.map(({ pid }) => pid), backend };
    return [...ratios, ...(await hold(machine, people.slice(0, PEOPLE)))];
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
