import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '../apps/server/src/platform/database/embedded-engine.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { root } from '../scripts/workspace/root.mjs';
import { measureBoards } from './jobs/measure-boards.ts';
import { seedJobs } from './jobs/seed.ts';
import { type Measure, timeCalls } from './timing/time-calls.ts';

const JOBS = 10_000;

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

/** Lists, board, plan and floor over ten thousand jobs, in the embedded database; then dragged in a browser. */
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
        ...(await timeCalls(`${server.url}/api`, 'jobs', calls)),
        ...(await measureBoards(server.url)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
