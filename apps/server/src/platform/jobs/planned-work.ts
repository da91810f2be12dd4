import { CompiledQuery } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Engine } from '../database/engine.ts';
import { lastDue, MINUTE_MS } from './last-due.ts';

/** What sends a job inside a transaction. */
export interface Sql {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Of work nobody has seen before nothing is overdue. */
const KNOWN = `insert into scheduled_work (name, due_at) values ($1, $2)
  on conflict (name) do update set due_at = scheduled_work.due_at returning due_at`;

/** Every process looks, the first one takes. A due time that lies ahead is of a clock that was put right since. */
const TAKE = `update scheduled_work set due_at = $2
  where name = $1 and (due_at < $2 or due_at > $3) returning name`;

/** Clocks of two machines differ by less. */
const SKEW_MS = 5 * MINUTE_MS;

interface Planned {
  readonly schedule: string;
  readonly send: (sql: Sql) => Promise<unknown>;
  /** Up to here, what was due is known to be taken. */
  since: Date;
}

export interface PlannedWork {
  add(name: string, schedule: string, send: Planned['send']): Promise<void>;
  /** Sends what has fallen due since it was last sent, by whichever process: once, however often it fell due. */
  look(): Promise<void>;
}

export function planWork(engine: Engine, clock: Clock): PlannedWork {
  const all = new Map<string, Planned>();

  /** Taken and sent together or not at all: a process that dies in between loses nothing. */
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
        // A clock that was put back: only this minute is looked at.
        const since = planned.since > now ? new Date(now.getTime() - MINUTE_MS) : planned.since;
        const due = lastDue(planned.schedule, since, now);
        if (due) await take(name, planned, due, now);
        planned.since = now;
      }
    },
  };
}
