import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { SystemHandle } from './database/handles.ts';

/**
 * Counts what went wrong, in the database, so that several processes count together. A person who gets it right
 * is never counted and therefore never locked out.
 */
export interface AttemptLimiter {
  /** Refuses with RATE_LIMITED once any of the keys has reached its limit. */
  check(limits: Readonly<Record<string, number>>): Promise<void>;
  /** Counts one more for each key; the window starts with the first. */
  count(keys: readonly string[], windowMinutes: number): Promise<void>;
}

export function openAttemptLimiter(database: SystemHandle, clock: Clock): AttemptLimiter {
  return {
    check: (limits) =>
      database.system(async (db) => {
        const rows = await db
          .selectFrom('failedAttempts')
          .select(['key', 'count'])
          .where('key', 'in', Object.keys(limits))
          .where('windowEndsAt', '>', clock())
          .execute();
        for (const { key, count } of rows) {
          if (count >= (limits[key] ?? Number.POSITIVE_INFINITY)) throw new AppError('RATE_LIMITED');
        }
      }),
    count: (keys, windowMinutes) =>
      database.system(async (db) => {
        const now = clock();
        const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
        await db
          .insertInto('failedAttempts')
          .values(keys.map((key) => ({ key, count: 1, windowEndsAt })))
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql`case when failed_attempts.window_ends_at > ${now} then failed_attempts.count + 1 else 1 end`,
              windowEndsAt: sql`case when failed_attempts.window_ends_at > ${now} then failed_attempts.window_ends_at else excluded.window_ends_at end`,
            }),
          )
          .execute();
      }),
  };
}
