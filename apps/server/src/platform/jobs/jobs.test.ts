import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { Engine } from '../database/engine.ts';
import { createLog } from '../log.ts';
import { mailSweep } from '../mail/mail-jobs.ts';
import { startJobs } from './jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('outlives a database that is away when a job is over', async () => {
  let refused = 0;
  const executeSql: Engine['executeSql'] = async (text, values) => {
    if (!/completed_on = now\(\)/.test(text)) return server.engine.executeSql(text, values);
    refused += 1;
    throw new Error('away');
  };
  const lost: unknown[] = [];
  const note = (error: unknown) => void lost.push(error);
  process.on('unhandledRejection', note);
  const jobs = await startJobs({
    engine: { ...server.engine, executeSql },
    log: createLog('silent'),
    pollSeconds: 0.5,
  });
  try {
    await jobs.work(mailSweep, async () => {});
    // The server's own worker may be quicker: it is sent until it comes here.
    const untilHere = async () => {
      await jobs.send(mailSweep, {});
      expect(refused).toBeGreaterThan(0);
    };
    await vi.waitFor(untilHere, { timeout: 30_000, interval: 300 });
    await new Promise(setImmediate);
    expect(lost).toEqual([]);
  } finally {
    await jobs.stop();
    process.off('unhandledRejection', note);
  }
});
