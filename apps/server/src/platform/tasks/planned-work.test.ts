import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { TestClock, testServerOfFile } from '../../../test/test-server.ts';
import { createLog } from '../log.ts';
import { lastDue } from './last-due.ts';
import { task } from './task.ts';
import { openTasks } from './tasks.ts';

const server = testServerOfFile();

const plan = { retries: 0, retryDelay: 1 };

/** A process that looks all the time, and counts what it does. */
async function startProcess(name: string, schedule: string, clock: TestClock, done: string[]) {
  const tasks = await openTasks({
    engine: server.engine,
    log: createLog('silent'),
    clock: clock.read,
    pollSeconds: 0.1,
    scheduleSeconds: 0.1,
  });
  await tasks.work(task({ name, schedule, ...plan }), async () => void done.push(clock.now.toISOString()));
  return tasks;
}

const clockAt = (moment: string) => {
  const clock = new TestClock();
  clock.now = new Date(moment);
  return clock;
};

/** Many looks go by. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1000));

it('work of every minute runs once a minute, with any number of processes', async () => {
  const clock = clockAt('2026-11-16T11:00:30Z');
  const done: string[] = [];
  const processes = [
    await startProcess('every-minute', '* * * * *', clock, done),
    await startProcess('every-minute', '* * * * *', clock, done),
  ];
  try {
    await aWhile();
    expect(done).toEqual([]);
    for (const count of [1, 2]) {
      clock.advance({ minutes: 1 });
      await eventually(() => expect(done).toHaveLength(count));
      await aWhile();
      expect(done).toHaveLength(count);
    }
  } finally {
    for (const tasks of processes) await tasks.stop();
  }
});

it('work that falls due while the computer is off runs at the next start, once', async () => {
  const clock = clockAt('2026-11-16T17:00:00Z');
  const done: string[] = [];
  const run = async (moment: string, seen: number) => {
    clock.now = new Date(moment);
    const tasks = await startProcess('at-night', '30 3 * * *', clock, done);
    await eventually(() => expect(done).toHaveLength(seen));
    await aWhile();
    await tasks.stop();
    expect(done).toHaveLength(seen);
  };
  await run('2026-11-16T17:00:00Z', 0);
  // Monday evening to Thursday morning: three nights, one backup.
  await run('2026-11-19T07:00:00Z', 1);
  await run('2026-11-19T08:00:00Z', 1);
  await run('2026-11-20T02:29:59Z', 1);
  await run('2026-11-20T02:30:00Z', 2);
});

it('a clock that ran ahead and was corrected delays nothing', async () => {
  const clock = clockAt('2027-11-16T11:00:30Z');
  const done: string[] = [];
  const tasks = await startProcess('put-right', '* * * * *', clock, done);
  try {
    clock.advance({ minutes: 1 });
    await eventually(() => expect(done).toHaveLength(1));
    clock.now = new Date('2026-11-16T11:05:10Z');
    await eventually(() => expect(done).toHaveLength(2));
    clock.advance({ minutes: 1 });
    await eventually(() => expect(done).toHaveLength(3));
  } finally {
    await tasks.stop();
  }
});

it.each([
  ['30 3 * * *', '2026-11-16T02:30:00Z', '2026-11-17T02:29:59Z', null],
  ['30 3 * * *', '2026-11-16T02:29:59Z', '2026-11-16T07:00:00Z', '2026-11-16T02:30:00.000Z'],
  // Of several that were missed, the last.
  ['*/10 * * * *', '2026-11-16T02:29:59Z', '2026-11-16T07:01:00Z', '2026-11-16T07:00:00.000Z'],
  // The night in which the clocks went back.
  ['30 3 * * *', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z', '2026-10-25T02:30:00.000Z'],
  ['0 7 * * 1', '2026-11-01T00:00:00Z', '2026-11-22T12:00:00Z', '2026-11-16T06:00:00.000Z'],
  // Off for a year: the last week is enough.
  ['0 7 * * 1', '2025-11-01T00:00:00Z', '2026-11-16T05:59:00Z', '2026-11-09T06:00:00.000Z'],
])('%s after %s, checked %s: %s', (schedule, since, now, due) => {
  expect(lastDue(schedule, new Date(since), new Date(now))?.toISOString() ?? null).toBe(due);
});
