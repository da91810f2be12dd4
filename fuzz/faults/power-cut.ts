import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Chance } from '../../apps/server/test/hostile/chance.ts';
import { startServer } from '../../scripts/e2e/start-server.mjs';
import { root } from '../../scripts/workspace/root.mjs';
import { enter, openShop } from '../../testing/open-shop.ts';
import { type Report, report } from './report.ts';
import { lostOf, newWriting, writeUntil } from './writers.ts';

const LAYER = pathToFileURL(join(root, 'apps', 'server', 'test', 'forget-unsynced.mjs')).href;

/** The power fails amid writes: unflushed data of the embedded database is lost (Linux). */
export async function fuzzPowerCut(rounds: number, seed: number): Promise<Report> {
  const chance = new Chance(seed);
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-power-'));
  const dataDir = join(folder, 'data');
  const [live, flushed] = [join(dataDir, 'database'), join(folder, 'flushed')];
  const settings = { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' };
  const watched = {
    ...settings,
    NODE_OPTIONS: `--import=${LAYER}`,
    FLUSHED_OF: live,
    FLUSHED_INTO: flushed,
  };
  const writing = newWriting();
  const failures: object[] = [];
  try {
    const first = await startServer(settings);
    const shop = await openShop(`${first.url}/api`);
    await first.stop();
    for (let round = 0; round < rounds; round += 1) {
      // Everything is on the disk: the machine had time before.
      rmSync(flushed, { recursive: true, force: true });
      cpSync(live, flushed, { recursive: true });
      const server = await startServer(watched);
      const base = `${server.url}/api`;
      const token = await enter(base, shop);
      const lost = await lostOf(base, token, writing);
      if (lost.length > 0) failures.push({ round, lost: lost.length, first: lost[0] });
      let isOver = false;
      const writes = writeUntil(base, token, `p${round}`, writing, () => isOver);
      // Some are acknowledged, others under way.
      const enough = writing.acknowledged.size + 5;
      for (let wait = 0; writing.acknowledged.size < enough && wait < 300; wait += 1) await sleep(100);
      await sleep(chance.below(1500));
      process.kill(server.pid, 'SIGKILL');
      isOver = true;
      await writes;
      await server.stop();
      rmSync(live, { recursive: true, force: true });
      renameSync(flushed, live);
    }
    const last = await startServer(settings);
    const lost = await lostOf(`${last.url}/api`, await enter(`${last.url}/api`, shop), writing);
    if (lost.length > 0) failures.push({ round: rounds, lost: lost.length, first: lost[0] });
    await last.stop();
    return report(rounds, writing, failures);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
