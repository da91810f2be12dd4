import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { testServerOfFile } from '../../../test/test-server.ts';
import type { Engine } from '../database/engine.ts';
import { createLog } from '../log.ts';
import { mailSweep } from '../mail/mail-tasks.ts';
import { task } from './task.ts';
import { openTasks } from './tasks.ts';

const server = testServerOfFile();

it('survives an unavailable database at the end of a task', async () => {
  let refused = 0;
  const executeSql: Engine['executeSql'] = async (text, values) => {
    if (!/completed_on = now\(\)/.test(text)) return server.engine.executeSql(text, values);
    refused += 1;
    throw new Error('away');
  };
  const lost: unknown[] = [];
  const note = (error: unknown) => void lost.push(error);
  process.on('unhandledRejection', note);
  const tasks = await openTasks({
    engine: { ...server.engine, executeSql },
    log: createLog('silent'),
    pollSeconds: 0.5,
  });
  try {
    await tasks.work(mailSweep, async () => {});
    // The server's own worker may be quicker: it is sent until it comes here.
    const untilHere = async () => {
      await tasks.send(mailSweep, {});
      expect(refused).toBeGreaterThan(0);
    };
    await eventually(untilHere);
    await new Promise(setImmediate);
    expect(lost).toEqual([]);
  } finally {
    await tasks.stop();
    process.off('unhandledRejection', note);
  }
});

it('a statement that keeps its plan is answered without values too, on any connection', async () => {
  const text = '/* kept: one-in-a-test */ select 1 as one';
  for (const _ of ['first', 'again'])
    expect((await server.engine.executeSql(text, [])).rows).toEqual([{ one: 1 }]);
});

const counted = task<{ at: number }>({ name: 'counted-in-a-test', retries: 1, retryDelay: 1 });

it('polls all queues in one query, drains a queue at once, and finds work that falls due later', async () => {
  let fetched = 0;
  const executeSql: Engine['executeSql'] = async (text, values) => {
    if (/WITH next as/.test(text)) fetched += 1;
    return server.engine.executeSql(text, values);
  };
  const tasks = await openTasks({
    engine: { ...server.engine, executeSql },
    log: createLog('silent'),
    pollSeconds: 0.2,
    retryDelay: 1,
  });
  const seen: number[] = [];
  let failures = 0;
  try {
    await tasks.work(counted, async ({ at }) => {
      if (at === 3 && failures === 0) {
        failures += 1;
        throw new Error('once');
      }
      seen.push(at);
    });
    for (const at of [1, 2, 3, 4]) await tasks.send(counted, { at });
    await eventually(() => expect([...seen].sort()).toEqual([1, 2, 3, 4]));
    // Once nothing is due, many rounds of the pace go by without one look into the queue itself.
    const untilQuiet = async () => {
      const before = fetched;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(fetched).toBe(before);
    };
    await eventually(untilQuiet);
  } finally {
    await tasks.stop();
  }
});
