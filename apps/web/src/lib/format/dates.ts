const ROME = 'Europe/Rome';
const day = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: ROME,
});
const dayTime = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ROME,
});
const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: ROME });
const hour = new Intl.DateTimeFormat('it-IT', { hour: 'numeric', hourCycle: 'h23', timeZone: ROME });

export type Instant = string | number | Date;
const toDate = (instant: Instant): Date => (instant instanceof Date ? instant : new Date(instant));

/** gg/mm/aaaa */
export const formatDate = (instant: Instant): string => day.format(toDate(instant));

/** gg/mm/aaaa, hh:mm */
export const formatDateTime = (instant: Instant): string => dayTime.format(toDate(instant));

/** lunedì 16/11/2026 */
export const formatWeekday = (instant: Instant): string =>
  `${weekday.format(toDate(instant))} ${formatDate(instant)}`;

/** Hour of the day in Rome, 0-23. */
export const romeHour = (instant: Instant): number => Number(hour.format(toDate(instant)));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "adesso", "12 minuti fa", "3 ore fa", "ieri"; older than a week: the date. */
export function formatAgo(instant: Instant, now: number): string {
  const age = now - toDate(instant).getTime();
  if (age < MINUTE) return 'adesso';
  if (age < HOUR) return plural(Math.floor(age / MINUTE), 'minuto', 'minuti');
  if (age < DAY) return plural(Math.floor(age / HOUR), 'ora', 'ore');
  if (age < 2 * DAY) return 'ieri';
  if (age < 7 * DAY) return plural(Math.floor(age / DAY), 'giorno', 'giorni');
  return formatDate(instant);
}

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many} fa`;
