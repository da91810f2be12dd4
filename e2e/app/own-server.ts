import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { createDatabase } from '../../scripts/e2e/create-database.mjs';
import { startServer } from '../../scripts/e2e/start-server.mjs';

interface OwnServer {
  readonly dataDir: string;
  /** How far the clock is ahead of the real one, in milliseconds. */
  readonly moveClock: (ahead: number) => void;
  /** A separate browser on this server, with the same clock. */
  readonly open: (browser: Browser) => Promise<Page>;
  readonly stop: () => Promise<void>;
}

/** A server for one test alone, on the engine of the run, with its own data and a clock that the test may move. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-clock-'));
  const clockFile = join(folder, 'ahead');
  let ahead = 0;
  const moveClock = (milliseconds: number) => {
    ahead = milliseconds;
    writeFileSync(clockFile, String(milliseconds));
  };
  moveClock(0);
  const script = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href;
  const cluster = process.env.E2E_CLUSTER_URL;
  const database = cluster ? await createDatabase(cluster) : null;
  const server = await startServer({
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${script}`,
    ...database?.settings,
    ...settings,
  });
  return {
    dataDir: server.dataDir,
    moveClock,
    open: async (browser) => {
      const context = await browser.newContext({ baseURL: server.url });
      if (ahead > 0) await context.clock.install({ time: Date.now() + ahead });
      return context.newPage();
    },
    stop: async () => {
      await server.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
