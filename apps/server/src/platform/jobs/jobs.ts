import PgBoss from 'pg-boss';
import type { Engine } from '../database/engine.ts';
import type { Log } from '../log.ts';

/** Every queue of background work, and the shape of its message. */
export interface JobMessages {
  mail: { readonly outboxGuid: string };
  'mail-sweep': Record<string, never>;
  /** A mail server has taken a mail that carries a file. */
  'mail-delivered': { readonly companyGuid: string; readonly outboxGuid: string };
  'mail-delivered-sweep': Record<string, never>;
  'quote-expiry': Record<string, never>;
  'quote-reminders': Record<string, never>;
  'password-reset': { readonly email: string };
  backup: Record<string, never>;
  'table-upkeep': Record<string, never>;
  'licence-reminders': Record<string, never>;
  'usage-roll-up': Record<string, never>;
  'company-export': { readonly companyGuid: string };
  'company-deletions': Record<string, never>;
}
export type JobName = keyof JobMessages;

interface JobPlan {
  readonly retries: number;
  /** Seconds before the first retry; each further one waits about twice as long. */
  readonly retryDelay: number;
  /** Cron in Italian time, for work that comes round by itself. */
  readonly schedule?: string;
}

const plans: Readonly<Record<JobName, JobPlan>> = {
  // Twelve tries from 5 s, doubling: a mail server may be away for half a day.
  mail: { retries: 12, retryDelay: 5 },
  'mail-sweep': { retries: 0, retryDelay: 1, schedule: '* * * * *' },
  'mail-delivered': { retries: 10, retryDelay: 2 },
  'mail-delivered-sweep': { retries: 0, retryDelay: 1, schedule: '*/10 * * * *' },
  // Yesterday was the last day of some quotes.
  'quote-expiry': { retries: 3, retryDelay: 60, schedule: '10 0 * * *' },
  'quote-reminders': { retries: 3, retryDelay: 60, schedule: '30 7 * * *' },
  'password-reset': { retries: 5, retryDelay: 2 },
  backup: { retries: 2, retryDelay: 60, schedule: '30 2 * * *' },
  'table-upkeep': { retries: 0, retryDelay: 1, schedule: '*/10 * * * *' },
  // In the morning: a mail about money at night is read as alarm.
  'licence-reminders': { retries: 3, retryDelay: 60, schedule: '0 7 * * *' },
  // Once yesterday is over.
  'usage-roll-up': { retries: 3, retryDelay: 60, schedule: '20 0 * * *' },
  'company-export': { retries: 2, retryDelay: 5 },
  // Before the nightly backup: what was to go is not packed away once more.
  'company-deletions': { retries: 3, retryDelay: 60, schedule: '40 1 * * *' },
};

export interface Jobs {
  /** Adds one piece of work; `key` keeps a second copy out while the first one waits. */
  send<Name extends JobName>(name: Name, message: JobMessages[Name], key?: string): Promise<void>;
  work<Name extends JobName>(name: Name, act: (message: JobMessages[Name]) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly engine: Engine;
  readonly log: Log;
  readonly pollSeconds?: number;
  /** Replaces the plan's first delay; tests wait a second where a server waits five. */
  readonly retryDelay?: number;
}

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

export async function startJobs({ engine, log, pollSeconds = 2, retryDelay }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: outcomesAside(engine, log),
    schema: 'jobs',
    // Work that is over is kept for a day, then dropped.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'background work'));
  await boss.start();
  const workers = new Map<JobName, string>();

  // Two questions instead of one write for each queue: after the first start nothing is missing.
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, plan] of Object.entries(plans) as [JobName, JobPlan][]) {
    if (!queues.has(name)) await boss.createQueue(name);
    if (plan.schedule && schedules.get(name) !== plan.schedule)
      await boss.schedule(name, plan.schedule, {}, { tz: 'Europe/Rome' });
  }

  return {
    send: async (name, message, key) => {
      const plan = plans[name];
      await boss.send(name, message, {
        retryLimit: plan.retries,
        retryDelay: retryDelay ?? plan.retryDelay,
        retryBackoff: true,
        ...(key ? { singletonKey: key } : {}),
      });
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    work: async (name, act) => {
      const worker = await boss.work<JobMessages[typeof name]>(
        name,
        { pollingIntervalSeconds: pollSeconds },
        async (jobs) => {
          for (const job of jobs) await act(job.data);
        },
      );
      workers.set(name, worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
