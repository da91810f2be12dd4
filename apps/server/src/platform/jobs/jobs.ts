import PgBoss from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import type { Engine } from '../database/engine.ts';
import type { Log } from '../log.ts';
import type { Job } from './job.ts';
import { startPace } from './pace.ts';
import { planWork } from './planned-work.ts';

export interface Jobs {
  /** Adds one piece of work; `key` keeps a second copy out while the first one waits. */
  send<Message extends object>(job: Job<Message>, message: Message, key?: string): Promise<void>;
  work<Message extends object>(job: Job<Message>, act: (message: Message) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly engine: Engine;
  readonly log: Log;
  readonly pollSeconds?: number;
  /** Between two looks at what is planned. */
  readonly scheduleSeconds?: number;
  /** By which work comes round; the queue itself goes by the database's. */
  readonly clock?: Clock;
  /** Replaces a job's own growing delays: tests wait a second each time. */
  readonly retryDelay?: number;
}

/** Queues with work that is due, all in one question: one each of their own cost more than all other idle work. */
const DUE = `select distinct name from jobs.job where state < 'active' and start_after < now()`;

/**
 * Nothing here is put off for longer: such a job was, by a clock that ran ahead and was put right. Done late is better
 * than in a year.
 */
const STRAYED = `update jobs.job set start_after = now()
  where state < 'active' and start_after > now() + interval '2 days'`;
const STRAYED_SECONDS = 600;

/** Only behind what is due being asked for: a queue is looked at by itself this seldom. */
const OWN_POLL_SECONDS = 60;

/** What is due begins within the minute. */
const SCHEDULE_SECONDS = 20;

/** How pg-boss ends the statements that say a job is done or has failed. */
const OUTCOME = /SELECT COUNT\(\*\) FROM results\s*$/;

/**
 * pg-boss does not wait for those statements: said to a database that is away, nobody would catch the error and the
 * process would end. Such a job is taken up again once its time is over.
 */
const outcomesAside = (engine: Engine, log: Log) => ({
  executeSql: async (text: string, values: unknown[]) => {
    try {
      return await engine.executeSql(text, values);
    } catch (error) {
      if (!OUTCOME.test(text)) throw error;
      log.warn({ err: error }, 'the end of a job could not be noted');
      return { rows: [{ count: 0 }] };
    }
  },
});

export async function startJobs({
  engine,
  log,
  pollSeconds = 2,
  scheduleSeconds = SCHEDULE_SECONDS,
  clock = systemClock,
  retryDelay,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: outcomesAside(engine, log),
    schema: 'jobs',
    // Work that is over is kept for a day, then dropped.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
    // Its own look at the schedules takes a quarter of a second of everybody's time, twice a minute.
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
    const { rows } = await engine.executeSql(DUE);
    for (const { name } of rows as { name: string }[]) wake(name);
  });

  // One question instead of a write for each queue: after the first start nothing is missing.
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name));
  const planned = planWork(engine, clock);
  const opening = new Map<string, Promise<void>>();
  // One after the other: pg-boss makes a table for each queue, and two at once wait for each other's locks for ever.
  let last: Promise<unknown> = Promise.resolve();
  const open = async (job: Job<object>) => {
    const { name, schedule } = job;
    if (!queues.has(name)) await boss.createQueue(name);
    if (schedule) await planned.add(name, schedule, (db) => boss.send(name, {}, { ...retriesOf(job), db }));
  };
  /** A queue is made by the first who works or sends; two at once wait for the same making. */
  const ready = (job: Job<object>): Promise<void> => {
    const known = opening.get(job.name);
    if (known) return known;
    const begun = last.then(() => open(job));
    opening.set(job.name, begun);
    // A database that was away is asked again the next time.
    last = begun.catch(() => opening.delete(job.name));
    return begun;
  };

  const retriesOf = (job: Job<object>) => ({
    retryLimit: job.retries,
    retryDelay: retryDelay ?? job.retryDelay,
    retryBackoff: retryDelay === undefined,
  });
  const looks = startPace(scheduleSeconds, planned.look);

  return {
    send: async (job, message, key) => {
      await ready(job);
      await boss.send(job.name, message, { ...retriesOf(job), ...(key ? { singletonKey: key } : {}) });
      wake(job.name);
    },
    work: async <Message extends object>(job: Job<Message>, act: (message: Message) => Promise<void>) => {
      await ready(job);
      const worker = await boss.work<Message>(
        job.name,
        { pollingIntervalSeconds: OWN_POLL_SECONDS },
        async (batch) => {
          // More may wait behind this one: the worker looks again as soon as it is done.
          wake(job.name);
          for (const one of batch) await act(one.data);
        },
      );
      workers.set(job.name, worker);
    },
    stop: async () => {
      await looks.stop();
      await strayed.stop();
      await pace.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
