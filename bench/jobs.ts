import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '../apps/server/src/platform/database/embedded-engine.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { root } from '../scripts/house/root.mjs';
import { demoToken } from './asking/demo-token.ts';
import { p95 } from './asking/p95.ts';
import { seedJobs } from './jobs/seed.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const JOBS = 10_000;
const ROUNDS = 15;

const open = ['to-plan', 'planned', 'running', 'suspended', 'finished'].map(
  (state) => `filter=state:${state}`,
);
const calls: readonly (readonly [name: string, path: string])[] = [
  ['list, first rows', '/jobs/rows?limit=50'],
  ['list, a word', '/jobs/rows?limit=50&q=perno'],
  ['list, late', '/jobs/rows?limit=50&filter=late:yes'],
  ['board, open jobs', `/jobs/rows?limit=500&sort=due&${open.join('&')}`],
  ['plan', '/job-plan'],
  ['figures of the dashboard', '/jobs/figures'],
  ['floor', '/floor/phases'],
];

async function measure(base: string): Promise<Measure[]> {
  const headers = { authorization: `Bearer ${await demoToken(base)}` };
  const measures: Measure[] = [];
  for (const [name, path] of calls) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      const response = await fetch(`${base}${path}`, { headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      // The first round fills the caches.
      if (round > 0) times.push(performance.now() - start);
    }
    measures.push({ name: `jobs: ${name}, p95`, value: p95(times), unit: 'ms', goal: '< 300' });
  }
  return measures;
}

/** Lists, board, plan and floor over ten thousand jobs, in the embedded database. */
export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-jobs-'));
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  try {
    await (await startServer(settings)).stop();
    const workerScript = pathToFileURL(join(root, 'dist', 'server', 'embedded-worker.mjs'));
    const engine = await openEmbedded({ dataDir: settings.DATA_DIR, workerScript });
    for (const statement of seedJobs(JOBS)) await engine.executeSql(statement);
    await engine.close();
    const server = await startServer(settings);
    try {
      return [
        { name: 'jobs: in the database', value: JOBS, unit: '' },
        ...(await measure(`${server.url}/api`)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
