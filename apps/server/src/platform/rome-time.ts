/** Days as people in Italy mean them. A day is `YYYY-MM-DD`; 02:00-03:00 clock changes never touch its end. */
const ZONE = 'Europe/Rome';
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' });

/** The day it is in Rome at this moment. */
export const dayInRome = (at: Date): string => parts.format(at);

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

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day some months later, or the last one of a shorter month (31/01 + 1 month = 28/02). */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

export const italianDay = (day: string): string => day.split('-').reverse().join('/');
