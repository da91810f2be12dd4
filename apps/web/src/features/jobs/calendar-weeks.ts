import { weekdayOf } from '@truciolo/italian';
import { addDays } from '../../lib/format/rome-day.ts';

const WEEKS = 6;

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The same day of another month, at its first day. */
export function monthsLater(month: string, count: number): string {
  const at = new Date(`${firstOfMonth(month)}T12:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 10);
}

/** Whole weeks from Monday to Sunday that hold the month. */
export function weeksOf(month: string): string[][] {
  const first = firstOfMonth(month);
  const monday = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => addDays(monday, week * 7 + place)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month.slice(0, 7))));
}
