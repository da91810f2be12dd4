import { CompiledQuery } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Engine } from '../database/engine.ts';
import { lastDue, MINUTE_MS } from './last-due.ts';

/** Sends a task inside a transaction. */
interface Sql {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Work that is scheduled for the first time is not overdue. */
const KNOWN = `insert into scheduled_work (name, due_at) values ($1, $2)
  on conflict (name) do update set due_at = scheduled_work.due_at returning due_at`;

/**
 * Every process tries, the first one succeeds. A due time in the future comes from a clock that was corrected since.
 */
const TAKE = `update scheduled_work set due_at = $2
  where name = $1 and (due_at < $2 or due_at > $3) returning name`;

/** Upper limit of the clock difference between two machines. */
const SKEW_MS = 5 * MINUTE_MS;

interface Planned {
  readonly schedule: string;
  readonly send: (sql: Sql) => Promise<unknown>;
  /** All runs due until this time are known to be taken. */
  since: Date;
}

interface PlannedWork {
  add(name: string, schedule: string, send: Planned['send']): Promise<void>;
  /** Sends scheduled work that fell due since the last run of any process: once, however often it fell due. */
  look(): Promise<void>;
}

export function planWork(engine: Engine, clock: Clock): PlannedWork {
  const all = new Map<string, Planned>();

  /** Claimed and sent in one transaction: a process that dies in between loses nothing. */
  const take = (name: string, { send }: Planned, due: Date, now: Date) =>
    engine.kysely.transaction().execute(async (db) => {
      const sql: Sql = { executeSql: (text, values) => db.executeQuery(CompiledQuery.raw(text, values)) };
      const { rows } = await sql.executeSql(TAKE, [name, due, new Date(now.getTime() + SKEW_MS)]);
      if (rows.length > 0) await send(sql);
    });

  return {
    add: async (name, schedule, send) => {
      const { rows } = await engine.executeSql(KNOWN, [name, clock()]);
      all.set(name, { schedule, send, since: new Date(String(rows[0]?.due_at)) });
    },
    look: async () => {
      const now = clock();
      for (const [name, planned] of all) {
        // After the clock was put back only this minute is checked.
        const since = planned.since > now ? new Date(now.getTime() - MINUTE_MS) : planned.since;
        const due = lastDue(planned.schedule, since, now);
        if (due) await take(name, planned, due, now);
        planned.since = now;
      }
    },
  };
}
