/** Days and hours as people in Italy mean them. A day is `YYYY-MM-DD`. */
export type Instant = string | number | Date;

/** Swedish text is the one that sorts: "2026-11-16 09:42:05". */
const clockFace = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const faceAt = (at: Instant): string => clockFace.format(at instanceof Date ? at : new Date(at));

/** The day it is in Rome at an instant. */
export const dayInRome = (at: Instant): string => faceAt(at).slice(0, 10);

/** hh:mm */
export const timeInRome = (at: Instant): string => faceAt(at).slice(11, 16);

/** Hour of the day in Rome, 0-23. */
export const hourInRome = (at: Instant): number => Number(faceAt(at).slice(11, 13));

/** The time on a clock in Rome, written as if it were UTC: for spreadsheets, which know no zones. */
export const romeWallClock = (at: Instant): Date => new Date(`${faceAt(at).replace(' ', 'T')}Z`);

/** 23:59:59 of a day in Rome. Clocks change between 02:00 and 03:00 and never touch it. */
export function endOfDayInRome(day: string): Date {
  // By noon the clock has already changed, if it changes that day at all.
  const offset = hourInRome(`${day}T12:00:00Z`) - 12;
  return new Date(Date.parse(`${day}T23:59:59Z`) - offset * 3_600_000);
}
