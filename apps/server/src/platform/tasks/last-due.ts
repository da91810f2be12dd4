import { isDue } from './is-due.ts';

export const MINUTE_MS = 60_000;

/** Nothing here comes round less often than once a week. */
const LONGEST_MS = 8 * 24 * 60 * MINUTE_MS;

/** The newest minute after `since` and up to `now` that a schedule names. */
export function lastDue(schedule: string, since: Date, now: Date): Date | null {
  const first = Math.max(since.getTime(), now.getTime() - LONGEST_MS);
  for (let at = now.getTime() - (now.getTime() % MINUTE_MS); at > first; at -= MINUTE_MS)
    if (isDue(schedule, new Date(at))) return new Date(at);
  return null;
}
