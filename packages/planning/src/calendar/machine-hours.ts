import { italianHolidays } from './italian-holidays.ts';
import { dayNumber, dayOf, dayText, MINUTES_A_DAY, type Minute, weekdayOf } from './wall-time.ts';
import { tidyWindows, type WorkWindow } from './work-window.ts';

/** The calendar of a machine as its card keeps it. */
export interface MachineHours {
  /** Hours of work from Monday to Sunday. */
  readonly week: readonly number[];
  /** Days that differ: a patron saint, a holiday that is worked, maintenance (0 hours). */
  readonly exceptions: readonly { readonly date: string; readonly hours: number }[];
  /** Hours the machine may go on by itself after its last shift. */
  readonly unattendedHours?: number;
}

/** One shift begins at 8, two or more at 6; a day of 24 hours is the whole day. */
const ONE_SHIFT_HOURS = 9;

function shiftOf(day: number, hours: number): WorkWindow {
  const first = hours <= ONE_SHIFT_HOURS ? 8 : Math.min(6, 24 - hours);
  const start = day * MINUTES_A_DAY + Math.round(first * 60);
  return { start, end: start + Math.round(hours * 60), attended: true };
}

const withinDay = (hours: number) => (hours > 0 ? Math.min(hours, 24) : 0);

/** Open windows from the day of `from` on, for so many days; national holidays are free unless an exception says otherwise. */
export function machineWindows(hours: MachineHours, from: Minute, days: number): WorkWindow[] {
  const exceptions = new Map(hours.exceptions.map(({ date, hours: on }) => [dayNumber(date), on]));
  const first = dayOf(from);
  const holidays = new Set<string>();
  const firstYear = Number(dayText(first).slice(0, 4));
  const lastYear = Number(dayText(first + days).slice(0, 4));
  for (let year = firstYear; year <= lastYear; year++)
    for (const day of italianHolidays(year).keys()) holidays.add(day);
  const windows: WorkWindow[] = [];
  for (let day = first; day < first + days; day++) {
    const usual = holidays.has(dayText(day)) ? 0 : (hours.week[weekdayOf(day)] ?? 0);
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
