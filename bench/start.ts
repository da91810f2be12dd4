import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/e2e/start-server.mjs';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

/** An odd number, so that the median is one of them. */
const WARM_STARTS = 5;

/** From the command to the first answer, on the embedded engine. */
async function start(dataDir: string): Promise<number> {
  const begun = performance.now();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  return seconds;
}

/** A built clone that has no data yet, then the same data again and again. */
export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-start-'));
  const dataDir = join(folder, 'data');
  try {
    const cold = await start(dataDir);
    const warm: number[] = [];
    for (let turn = 0; turn < WARM_STARTS; turn++) warm.push(await start(dataDir));
    const median = warm.toSorted((a, b) => a - b)[Math.floor(WARM_STARTS / 2)] ?? Number.NaN;
    return [
      { name: 'start: cold, with demo data', value: cold, unit: 's', goal: '< 8' },
      { name: `start: warm, median of ${WARM_STARTS}`, value: median, unit: 's', goal: '< 3' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
