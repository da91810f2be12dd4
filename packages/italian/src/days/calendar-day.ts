/** Days of the Gregorian calendar without time or zone, as texts: "2026-11-16". */

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether the text is a day that exists. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = at(day);
  // 30 February would be taken for 2 March.
  return !Number.isNaN(date.getTime()) && text(date) === day;
}

export function addDays(day: string, days: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + days);
  return text(date);
}

const DAY_MS = 86_400_000;

/** Whole days from one day to another; negative where the second one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to).getTime() - at(from).getTime()) / DAY_MS);

export function endOfMonth(day: string): string {
  const date = at(`${day.slice(0, 8)}01`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  date.setUTCDate(0);
  return text(date);
}

/** The same day some months later, or the last one of a shorter month (31/01 + 1 month = 28/02). */
export function addMonths(day: string, months: number): string {
  const date = at(`${day.slice(0, 8)}01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = endOfMonth(text(date));
  return `${last.slice(0, 8)}${day.slice(8) < last.slice(8) ? day.slice(8) : last.slice(8)}`;
}
