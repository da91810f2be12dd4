import { type RawBuilder, sql } from 'kysely';
import { AppError } from './app-error.ts';
import { type Clock, systemClock } from './clock.ts';
import type { SystemHandle } from './database/handles.ts';

/**
 * Counts attempts in the database, so that several processes count together. An attempt is counted before it is
 * checked: of eighty concurrent ones, only as many are checked as the limit allows. A successful attempt is given back.
 */
export interface AttemptLimiter {
  /**
   * Counts one attempt per key in one statement; RATE_LIMITED, with the seconds to wait, once any key is over its
   * limit. The window starts with the first attempt. The answer tells what is left of the fullest key.
   */
  take(limits: Readonly<Record<string, number>>, windowMinutes: number, more?: More): Promise<Left>;
  /** The attempt succeeded and no longer counts. */
  giveBack(keys: readonly string[]): Promise<void>;
}

export interface Left {
  /** Attempts that are still free in this window. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

interface More {
  /** Called for each key that has just exceeded its limit. */
  readonly onReached?: (key: string) => Promise<void>;
  /** Exponential lockout: each window within a day after a full one is twice as long. */
  readonly grows?: boolean;
}

/** 15 minutes grow to 16 hours at most: users who forgot a password are not locked out for a week. */
const MOST_DOUBLINGS = 6;

/**
 * The moment that windows are compared with. Several processes count together, so the database's clock decides; a clock
 * of tests comes as a parameter.
 */
const momentOf = (clock: Clock): RawBuilder<Date> =>
  clock === systemClock ? sql<Date>`clock_timestamp()` : sql<Date>`${clock()}::timestamptz`;

/**
 * The window of a key is open. One that ends later than any can was opened by a clock that ran ahead and was put right: it
 * would lock somebody out until that day.
 */
const isOpen = (now: RawBuilder<Date>, windowMinutes: number) => {
  const longest = windowMinutes * 2 ** MOST_DOUBLINGS;
  return sql<boolean>`failed_attempts.window_ends_at > ${now}
    and failed_attempts.window_ends_at <= ${now} + ${longest}::int * interval '1 minute'`;
};

/** How many windows in a row were filled, read from the row of a key when its window ends. */
function streakOf(
  limits: Readonly<Record<string, number>>,
  now: RawBuilder<Date>,
  open: ReturnType<typeof isOpen>,
) {
  const branches = Object.entries(limits).map(([key, limit]) => sql`when ${key} then ${limit}::int`);
  return sql<number>`case when ${open} then failed_attempts.streak
    when failed_attempts.window_ends_at between ${now} - interval '1 day' and ${now}
      and failed_attempts.count > case failed_attempts.key ${sql.join(branches, sql` `)} end
      then least(failed_attempts.streak + 1, ${MOST_DOUBLINGS}::int)
    else 0 end`;
}

export function openAttemptLimiter(database: SystemHandle, clock: Clock): AttemptLimiter {
  return {
    take: async (limits, windowMinutes, { onReached, grows = false } = {}) => {
      const now = momentOf(clock);
      // Always in the same order: two that take the same rows at once never wait for each other in a circle.
      const keys = Object.keys(limits).sort();
      const open = isOpen(now, windowMinutes);
      const streak = grows ? streakOf(limits, now, open) : sql<number>`0`;
      const windowEndsAt = sql<Date>`${now} + ${windowMinutes}::int * interval '1 minute'`;
      const rows = await database.system((db) =>
        db
          .insertInto('failedAttempts')
          .values(keys.map((key) => ({ key, count: 1, windowEndsAt })))
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql`case when ${open} then failed_attempts.count + 1 else 1 end`,
              windowEndsAt: sql`case when ${open} then failed_attempts.window_ends_at
                else excluded.window_ends_at + ${windowMinutes}::int * interval '1 minute' * (power(2, ${streak}) - 1) end`,
              streak,
            }),
          )
          .returning(['key', 'count'])
          .returning(sql<number>`extract(epoch from window_ends_at - ${now})::float8`.as('seconds'))
          .execute(),
      );
      const over = rows.filter(({ key, count }) => count > (limits[key] ?? Number.POSITIVE_INFINITY));
      for (const { key, count } of over) if (count === (limits[key] ?? 0) + 1) await onReached?.(key);
      if (over.length === 0) {
        const left = rows.map(({ key, count }) => (limits[key] ?? count) - count);
        const seconds = Math.max(1, Math.ceil(Math.max(...rows.map((row) => row.seconds))));
        return { remaining: Math.min(...left), seconds };
      }
      const wait = Math.max(...over.map(({ seconds }) => seconds));
      throw new AppError('RATE_LIMITED', {}, Math.max(1, Math.ceil(wait)));
    },
    giveBack: (keys) =>
      database.system(async (db) => {
        // An attempt that was alone leaves no row and no window behind; windows filled before it are remembered.
        await db
          .deleteFrom('failedAttempts')
          .where('key', 'in', [...keys])
          .where('count', '<=', 1)
          .where('streak', '=', 0)
          .execute();
        await db
          .updateTable('failedAttempts')
          .set((eb) => ({ count: eb('count', '-', 1) }))
          .where('key', 'in', [...keys])
          .where('count', '>', 0)
          .execute();
      }),
  };
}
