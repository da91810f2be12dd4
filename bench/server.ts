import { spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { root } from '../scripts/house/root.mjs';
import { freePort } from '../scripts/machine/free-port.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const SECONDS = 4;
const CREDENTIALS = { username: 'demo@truciolo.it', password: 'Truciolo2026!' };
const json = { 'content-type': 'application/json' };

interface Load {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

const loads: readonly Load[] = [
  { name: 'login', method: 'POST', path: '/auth/login', body: CREDENTIALS },
  { name: 'verify', method: 'GET', path: '/auth/verify' },
  { name: 'list (materials of the library)', method: 'GET', path: '/materials' },
  { name: 'write (preferences)', method: 'PUT', path: '/preferences', body: { theme: 'dark' } },
];

async function tokenOf(base: string): Promise<string> {
  const response = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(CREDENTIALS),
  });
  return ((await response.json()) as { token: string }).token;
}

async function fire(base: string, load: Load) {
  const result = await autocannon({
    url: base + load.path,
    method: load.method,
    connections: 8,
    duration: SECONDS,
    headers: { ...json, authorization: `Bearer ${await tokenOf(base)}` },
    ...(load.body ? { body: JSON.stringify(load.body) } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${load.path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function startBare(databaseUrl: string) {
  const outfile = join(root, '.cache', 'run', 'bench', 'bare-server.mjs');
  await build({
    entryPoints: [join(root, 'bench', 'bare', 'bare-server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const port = await freePort();
  const child = spawn(process.execPath, [outfile, databaseUrl, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { base: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Each load on the real server and on the measuring stick in turn, so that both meet the same noise. */
async function compare(real: string, bare: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const load of loads) {
    await fire(bare, load);
    const plain = await fire(bare, load);
    await fire(real, load);
    const ours = await fire(real, load);
    measures.push(
      { name: `${load.name}: requests`, value: ours.rate, unit: '1/s' },
      { name: `${load.name}: p99`, value: ours.p99, unit: 'ms' },
      { name: `${load.name}: rate to bare fastify + pg`, value: ours.rate / plain.rate, unit: '×' },
      { name: `${load.name}: p99 to bare fastify + pg`, value: ours.p99 / Math.max(plain.p99, 1), unit: '×' },
    );
  }
  return measures;
}

export async function run(): Promise<Measure[]> {
  const cluster = await startCluster();
  const database = await createDatabase(cluster.url);
  const settings = { ...database.settings, DEMO: 'on', LOG_LEVEL: 'error' };
  const server = await startServer(settings);
  const bare = await startBare(database.settings.DATABASE_OWNER_URL ?? '');
  try {
    return await compare(`${server.url}/api`, bare.base);
  } finally {
    bare.stop();
    await server.stop();
    await database.drop();
    cluster.stop();
  }
}
