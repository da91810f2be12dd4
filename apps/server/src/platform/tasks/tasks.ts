import PgBoss from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import type { Engine } from '../database/engine.ts';
import type { Log } from '../log.ts';
import { startPace } from './pace.ts';
import { planWork } from './planned-work.ts';
import type { Task } from './task.ts';

export interface Tasks {
  /** Adds a task; `key` prevents a second copy while the first one waits. */
  send<Message extends object>(task: Task<Message>, message: Message, key?: string): Promise<void>;
  work<Message extends object>(task: Task<Message>, act: (message: Message) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface TasksOptions {
  readonly engine: Engine;
  readonly log: Log;
  readonly pollSeconds?: number;
  /** Interval between two checks of the schedule. */
  readonly scheduleSeconds?: number;
  /** Clock of the schedule; the queue itself uses the database's. */
  readonly clock?: Clock;
  /** Replaces the growing retry delays of a task: tests wait a second each time. */
  readonly retryDelay?: number;
}

/**
 * Queues with due work, in one query: one query per queue cost more than all other idle work. Prepared, because each
 * queue is a partition of the table, and planning takes seven times as long as looking.
 */
const DUE = `/* kept: due-tasks */ select distinct name from jobs.job where state < 'active' and start_after < now()`;

/**
 * No task is delayed for longer: such a task was delayed by a clock that ran ahead. Late execution is better than in a
 * year.
 */
const STRAYED = `update jobs.job set start_after = now()
  where state < 'active' and start_after > now() + interval '2 days'`;
const STRAYED_SECONDS = 600;

/** Fallback behind the query for due work: pg-boss polls a queue this seldom. */
const OWN_POLL_SECONDS = 60;

/** Due work begins within the minute. */
const SCHEDULE_SECONDS = 20;

/** End of the pg-boss statements that record a finished or failed task. */
const OUTCOME = /SELECT COUNT\(\*\) FROM results\s*$/;

/**
 * pg-boss does not await those statements: if the database is unavailable, the unhandled error would end the process.
 * Such a task runs again after its timeout.
 */
const outcomesAside = (engine: Engine, log: Log) => ({
  executeSql: async (text: string, values: unknown[]) => {
    try {
      return await engine.executeSql(text, values);
    } catch (error) {
      if (!OUTCOME.test(text)) throw error;
      log.warn({ err: error }, 'the end of a task could not be noted');
      return { rows: [{ count: 0 }] };
    }
  },
});

export async function openTasks({
  engine,
  log,
  pollSeconds = 2,
  scheduleSeconds = SCHEDULE_SECONDS,
  clock = systemClock,
  retryDelay,
}: TasksOptions): Promise<Tasks> {
  const boss = new PgBoss({
    db: outcomesAside(engine, log),
    schema: 'jobs',
    // Finished tasks are retained for a day, then dropped.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
    // The scheduler of pg-boss takes a quarter of a second of the event loop, twice a minute.
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'background work'));
  await boss.start();
  const workers = new Map<string, string>();
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  const recall = () => engine.executeSql(STRAYED).then(() => undefined);
  await recall();
  const strayed = startPace(STRAYED_SECONDS, recall);
  const pace = startPace(pollSeconds, async () => {
    const { rows } = await engine.executeSql(DUE, []);
    for (const { name } of rows as { name: string }[]) wake(name);
  });

  // One query instead of a write per queue: after the first start nothing is missing.
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name));
  const planned = planWork(engine, clock);
  const opening = new Map<string, Promise<void>>();
  // Sequential: pg-boss creates a table for each queue, and two at once deadlock.
  let last: Promise<unknown> = Promise.resolve();
  const open = async (task: Task<object>) => {
    const { name, schedule } = task;
    if (!queues.has(name)) await boss.createQueue(name);
    if (schedule) await planned.add(name, schedule, (db) => boss.send(name, {}, { ...retriesOf(task), db }));
  };
  /** The first worker or sender creates a queue; concurrent callers share the promise. */
  const ready = (task: Task<object>): Promise<void> => {
    const known = opening.get(task.name);
    if (known) return known;
    const begun = last.then(() => open(task));
    opening.set(task.name, begun);
    // After a database outage the next call tries again.
    last = begun.catch(() => opening.delete(task.name));
    return begun;
  };

  const retriesOf = (task: Task<object>) => ({
    retryLimit: task.retries,
    retryDelay: retryDelay ?? task.retryDelay,
    retryBackoff: retryDelay === undefined,
  });
  const looks = startPace(scheduleSeconds, planned.look);

  return {
    send: async (task, message, key) => {
      await ready(task);
      await boss.send(task.name, message, { ...retriesOf(task), ...(key ? { singletonKey: key } : {}) });
      wake(task.name);
    },
    work: async <Message extends object>(task: Task<Message>, act: (message: Message) => Promise<void>) => {
      await ready(task);
      const worker = await boss.work<Message>(
        task.name,
        { pollingIntervalSeconds: OWN_POLL_SECONDS },
        async (batch) => {
          // More tasks may wait behind this one: the worker checks again as soon as it is done.
          wake(task.name);
          for (const one of batch) await act(one.data);
        },
      );
      workers.set(task.name, worker);
    },
    stop: async () => {
      await looks.stop();
      await strayed.stop();
      await pace.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
