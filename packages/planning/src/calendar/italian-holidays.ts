import { dayText } from './wall-time.ts';

/**
 * Easter Sunday of the Gregorian calendar, as a day number (days since 1970-01-01).
 * Source: J. Meeus, Astronomical Algorithms, chapter 8 (the "anonymous" rule of 1876).
 */
export function easterDay(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / 86_400_000;
}

/** Legge 27 maggio 1949, n. 260 and its changes. */
const everyYear: readonly (readonly [monthDay: string, name: string])[] = [
  ['01-01', 'Capodanno'],
  ['01-06', 'Epifania'],
  ['04-25', 'Liberazione'],
  ['05-01', 'Festa del lavoro'],
  ['06-02', 'Festa della Repubblica'],
  ['08-15', 'Ferragosto'],
  ['11-01', 'Ognissanti'],
  ['12-08', 'Immacolata'],
  ['12-25', 'Natale'],
  ['12-26', 'Santo Stefano'],
];

/** Legge 8 ottobre 2025, n. 151: San Francesco is a holiday again from 2026 on. */
const SAINT_FRANCIS_SINCE = 2026;

/** National holidays of a year by their day, with the patron saint of the town ("07/12", day and month) where it is known. */
export function italianHolidays(year: number, patronDay = ''): ReadonlyMap<string, string> {
  const days = new Map(everyYear.map(([day, name]) => [`${year}-${day}`, name]));
  if (year >= SAINT_FRANCIS_SINCE) days.set(`${year}-10-04`, 'San Francesco');
  const easter = easterDay(year);
  days.set(dayText(easter), 'Pasqua');
  days.set(dayText(easter + 1), "Lunedì dell'Angelo");
  const [, day, month] = /^(\d{2})\/(\d{2})$/.exec(patronDay) ?? [];
  if (day && month && !days.has(`${year}-${month}-${day}`))
    days.set(`${year}-${month}-${day}`, 'Santo patrono');
  return days;
}
