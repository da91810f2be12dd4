import { addDays } from '@truciolo/contract';

export { addDays, addMonths, dayInRome, italianDay } from '@truciolo/contract';

/** Days as people in Italy mean them. A day is `YYYY-MM-DD`; 02:00-03:00 clock changes never touch its end. */
const ZONE = 'Europe/Rome';
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' });

const clockFace = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What a clock in Rome shows at this moment, written as if it were UTC: for spreadsheets, which know no zones. */
export const romeWallClock = (at: Date): Date => new Date(`${clockFace.format(at).replace(' ', 'T')}Z`);

/** 23:59:59 of a day in Rome. */
export function endOfDayInRome(day: string): Date {
  // By noon the clock has already changed, if it changes that day at all.
  const offset = Number(hour.format(new Date(`${day}T12:00:00Z`))) - 12;
  return new Date(Date.parse(`${day}T23:59:59Z`) - offset * 3_600_000);
}

/** Days, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** So many days that end with one. */
export const lastDays = (to: string, days: number): Span => ({ from: addDays(to, 1 - days), to });

/** A period, and the one before it. */
export function lastTwice(to: string, days: number): { readonly now: Span; readonly before: Span } {
  const now = lastDays(to, days);
  return { now, before: lastDays(addDays(now.from, -1), days) };
}
