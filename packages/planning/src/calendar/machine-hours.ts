import { italianHolidays } from './italian-holidays.ts';
import { dayNumber, dayOf, dayText, MINUTES_A_DAY, type Minute, weekdayOf } from './wall-time.ts';
import { tidyWindows, type WorkWindow } from './work-window.ts';

interface Exception {
  readonly date: string;
  readonly until?: string | null | undefined;
  readonly hours: number;
}

/** The calendar of a machine as its card keeps it. */
export interface MachineHours {
  /** Hours of work from Monday to Sunday. */
  readonly week: readonly number[];
  /** Days that differ: a holiday that is worked, maintenance (0 hours); with `until`, every day up to that one. */
  readonly exceptions: readonly Exception[];
  /** Hours the machine may go on by itself after its last shift. */
  readonly unattendedHours?: number;
}

/** One shift begins at 8, two or more at 6; a day of 24 hours is the whole day. */
const ONE_SHIFT_HOURS = 9;
/** A range longer than this is a typo. */
const LONGEST_RANGE_DAYS = 400;

function shiftOf(day: number, hours: number): WorkWindow {
  const first = hours <= ONE_SHIFT_HOURS ? 8 : Math.min(6, 24 - hours);
  const start = day * MINUTES_A_DAY + Math.round(first * 60);
  return { start, end: start + Math.round(hours * 60), attended: true };
}

const withinDay = (hours: number) => (hours > 0 ? Math.min(hours, 24) : 0);

/** Hours of the days that differ; of two entries for a day the later one counts. */
function exceptionHours(exceptions: readonly Exception[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { date, until, hours } of exceptions) {
    const first = dayNumber(date);
    if (first === null) continue;
    const last = Math.min((until && dayNumber(until)) || first, first + LONGEST_RANGE_DAYS);
    for (let day = first; day <= last; day++) found.set(day, hours);
  }
  return found;
}

/**
 * Open windows from the day of `from` on, for this many days; national holidays and the town's patron saint ("07/12")
 * are free unless an exception says otherwise.
 */
export function machineWindows(
  hours: MachineHours,
  from: Minute,
  days: number,
  patronDay = '',
): WorkWindow[] {
  const exceptions = exceptionHours(hours.exceptions);
  const first = dayOf(from);
  // Numbers, because writing out each day of the horizon took longer than the rest of a plan.
  const holidays = new Set<number | null>();
  const firstYear = Number(dayText(first).slice(0, 4));
  const lastYear = Number(dayText(first + days).slice(0, 4));
  for (let year = firstYear; year <= lastYear; year++)
    for (const day of italianHolidays(year, patronDay).keys()) holidays.add(dayNumber(day));
  const windows: WorkWindow[] = [];
  for (let day = first; day < first + days; day++) {
    const usual = holidays.has(day) ? 0 : (hours.week[weekdayOf(day)] ?? 0);
    const shift = shiftOf(day, withinDay(exceptions.get(day) ?? usual));
    windows.push(shift);
    const alone = withinDay(hours.unattendedHours ?? 0) * 60;
    if (shift.end > shift.start && alone > 0)
      windows.push({ start: shift.end, end: shift.end + Math.round(alone), attended: false });
  }
  return tidyWindows(windows);
}

/** Whole working days, Monday to Friday: how subcontractors and suppliers count theirs. */
export const workingDays = (from: Minute, days: number): WorkWindow[] =>
  machineWindows({ week: [24, 24, 24, 24, 24, 0, 0], exceptions: [] }, from, days);

/** Working days after a day, up to and including another one. */
export const workingDaysBetween = (day: number, until: number): number =>
  until <= day
    ? 0
    : workingDays((day + 1) * MINUTES_A_DAY, until - day).reduce(
        (sum, { start, end }) => sum + Math.round((end - start) / MINUTES_A_DAY),
        0,
      );

/** The day this many working days after a day. */
export function addWorkingDays(day: number, count: number): number {
  const after = (day + 1) * MINUTES_A_DAY;
  // Two days of rest a week, and holidays: thrice the days are always enough.
  const window = workingDays(after, 3 * Math.ceil(count) + 14).flatMap(({ start, end }) =>
    Array.from({ length: Math.round((end - start) / MINUTES_A_DAY) }, (_, index) => dayOf(start) + index),
  );
  return count <= 0 ? day : (window[Math.ceil(count) - 1] ?? day);
}
