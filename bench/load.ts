import pg from 'pg';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { freePort } from '../scripts/machine/free-port.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import { startProgram } from '../testing/start-program.ts';
import { compare } from './load/compare.ts';
import { costs } from './load/costs.ts';
import { hold } from './load/hold.ts';
import { noPause, THINK_MEAN_MS, think } from './load/pace.ts';
import { makePeople } from './load/people.ts';
import type { Measure } from './timing/time-calls.ts';

const PROCESSES = Number(process.env.BENCH_PROCESSES ?? 2);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const COMPANY_OF = 10;
/** Enough to keep two cores busy without a pause. */
const CROWD = 16;
const CROWD_SECONDS = Math.min(SECONDS, 20);

/** The parts in their order; BENCH_PARTS chooses some of them. */
const PARTS = (process.env.BENCH_PARTS ?? 'ratios,costs,people,crowd').split(',');

/** A process of the app with its metrics. */
async function startApp(settings: Record<string, string>) {
  const port = await freePort();
  const server = await startServer({ ...settings, METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
  return { ...server, metrics: `http://127.0.0.1:${port}/metrics` };
}

/**
 * Cost of the product compared with bare fastify + pg; cost of each kind of action; two hundred users at a human pace;
 * and the throughput without pauses, which is the machine's maximum and not a realistic load.
 */
export async function run(): Promise<Measure[]> {
  const cluster = await startCluster({ sharedBuffers: '256MB' });
  const database = await createDatabase(cluster.url);
  const ownerUrl = database.settings.DATABASE_OWNER_URL ?? '';
  const settings = { ...database.settings, LOG_LEVEL: 'error', TRUST_PROXY: 'on' };
  const stops: (() => unknown)[] = [() => cluster.stop(), () => database.drop()];
  try {
    const first = await startApp({ ...settings, DEMO: 'on' });
    stops.push(first.stop);
    const servers = [first];
    while (servers.length < PROCESSES) {
      const server = await startApp(settings);
      stops.push(server.stop);
      servers.push(server);
    }
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    stops.push(() => client.end());
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const measures: Measure[] = [];
    if (PARTS.includes('ratios')) {
      const bare = await startProgram('bench/load/bare-server', ownerUrl);
      const real = { base: `${first.url}/api`, pid: first.pid };
      measures.push(...(await compare(real, { base: bare.url, pid: bare.pid }, backend)));
      bare.stop();
    }
    const proxy = await startProgram('bench/load/proxy', ...servers.map(({ url }) => url));
    stops.push(proxy.stop);
    const base = `${proxy.url}/api`;
    const machine = {
      base,
      backend,
      pids: servers.map(({ pid }) => pid),
      metrics: servers.map(({ metrics }) => metrics),
    };
    const people = await makePeople(base, client, Math.ceil(PEOPLE / COMPANY_OF), COMPANY_OF);
    await client.query('vacuum analyze');
    const [somebody] = people;
    if (PARTS.includes('costs') && somebody) measures.push(...(await costs(machine, somebody)));
    measures.push(
      { name: 'load: app processes behind the proxy', value: PROCESSES, unit: '' },
      { name: 'load: pause between two acts, mean', value: THINK_MEAN_MS / 1000, unit: 's' },
    );
    if (PARTS.includes('people')) {
      const seated = people.slice(0, PEOPLE);
      measures.push(
        ...(await hold(machine, { title: 'load', people: seated, think, seconds: SECONDS, goal: '< 250' })),
      );
    }
    if (PARTS.includes('crowd')) {
      const crowd = { title: 'without a pause', people: people.slice(0, CROWD), think: noPause };
      const found = await hold(machine, { ...crowd, seconds: CROWD_SECONDS });
      const most = found.find(({ name }) => name.endsWith('acts a second'))?.value ?? Number.NaN;
      const those = { name: 'without a pause: as many acts as of so many people', unit: '' };
      measures.push(...found, { ...those, value: (most * THINK_MEAN_MS) / 1000 });
    }
    const { rows: audit } = await client.query<{ bytes: number }>(
      "select pg_total_relation_size('audit')::float8 / count(*) as bytes from audit",
    );
    const room = { name: 'room of a row of the audit, with its indexes', unit: 'B' };
    measures.push({ ...room, value: audit[0]?.bytes ?? Number.NaN });
    return measures;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
