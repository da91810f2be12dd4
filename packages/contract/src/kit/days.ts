/** Days as people in Italy mean them: `YYYY-MM-DD`, in Rome. */
const rome = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Rome at an instant. */
export const dayInRome = (at: Date | string | number): string =>
  rome.format(at instanceof Date ? at : new Date(at));

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

/** gg/mm/aaaa */
export const italianDay = (day: string): string => day.split('-').reverse().join('/');
