import { dayInRome, type Instant, timeInRome } from './rome.ts';

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;
const LONG_WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const;

/** From Monday on. */
export const WEEKDAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const;

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** gg/mm/aaaa of `2026-11-16` */
export const italianDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** gg/mm of `2026-11-16` */
export const italianShortDay = (day: string): string => italianDay(day).slice(0, 5);

/** gg/mm of a day of the current year, gg/mm/aa of another. */
export const italianNearDay = (day: string, now: Instant): string =>
  day.slice(0, 4) === dayInRome(now).slice(0, 4)
    ? italianShortDay(day)
    : `${italianShortDay(day)}/${day.slice(2, 4)}`;

const nameOf = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1] ?? '';

/** `2026-11` or one of its days as "nov". */
export const shortMonth = (month: string): string => nameOf(month).slice(0, 3);

/** `2026-11` or one of its days as "novembre 2026". */
export const longMonth = (month: string): string => `${nameOf(month)} ${month.slice(0, 4)}`;

/** gg/mm/aaaa, in Rome */
export const writeDate = (at: Instant): string => italianDay(dayInRome(at));

/** gg/mm/aaaa, hh:mm, in Rome */
export const writeDateTime = (at: Instant): string => `${writeDate(at)}, ${timeInRome(at)}`;

/** "oggi, 08:52"; the whole date of another day, in Rome */
export const writeRecent = (at: Instant, now: Instant): string =>
  dayInRome(at) === dayInRome(now) ? `oggi, ${timeInRome(at)}` : writeDateTime(at);

/** gg/mm, hh:mm, in Rome */
export const writeShortDateTime = (at: Instant): string =>
  `${italianShortDay(dayInRome(at))}, ${timeInRome(at)}`;

/** lunedì 16/11/2026, in Rome */
export const writeWeekday = (at: Instant): string =>
  `${LONG_WEEKDAYS[weekdayOf(dayInRome(at))]} ${writeDate(at)}`;
