import type { Instant } from './dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Swedish writes days as ISO does. */
const iso = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/Rome',
});

/** The calendar day of an instant in Rome, `YYYY-MM-DD`. */
export const romeDay = (instant: Instant): string =>
  iso.format(instant instanceof Date ? instant : new Date(instant));

/** Counted at noon, so that no change of the clock can move the day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** gg/mm/aaaa */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');
