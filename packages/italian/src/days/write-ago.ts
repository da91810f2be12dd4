import { countOf } from '../words/count-of.ts';
import type { Instant } from './rome.ts';
import { writeDate } from './write-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "adesso", "12 minuti fa", "3 ore fa", "ieri"; older than a week: the date. */
export function writeAgo(instant: Instant, now: number): string {
  const age = now - new Date(instant).getTime();
  if (age < MINUTE) return 'adesso';
  if (age < HOUR) return `${countOf(Math.floor(age / MINUTE), 'minuto', 'minuti')} fa`;
  if (age < DAY) return `${countOf(Math.floor(age / HOUR), 'ora', 'ore')} fa`;
  if (age < 2 * DAY) return 'ieri';
  if (age < 7 * DAY) return `${countOf(Math.floor(age / DAY), 'giorno', 'giorni')} fa`;
  return writeDate(instant);
}
