/**
 * Whole minutes of the shop's wall clock since 1970-01-01 00:00. Summer time does not exist here: a shift from 6 to 14
 * is eight hours every day, and the one night a year that is an hour longer is not planned.
 */
export type Minute = number;

export const MINUTES_A_DAY = 1440;

/** Days since 1970-01-01 of "2026-11-16"; null for text that is not an existing day. */
export function dayNumber(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const number = Date.UTC(year, month - 1, day) / 86_400_000;
  return dayText(number) === text ? number : null;
}

export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const dayOf = (minute: Minute): number => Math.floor(minute / MINUTES_A_DAY);

/** 0 = Monday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Monday of the week the minute lies in, as a day number. */
export const mondayOf = (minute: Minute): number => dayOf(minute) - weekdayOf(dayOf(minute));

/** Week number of ISO 8601: the week belongs to the year its Thursday lies in. */
export function isoWeek(monday: number): number {
  const thursday = monday + 3;
  const firstDay = Date.UTC(new Date(thursday * 86_400_000).getUTCFullYear(), 0, 1) / 86_400_000;
  return Math.floor((thursday - firstDay) / 7) + 1;
}
