import { sameJson } from '@truciolo/changes';
import type { MachineCalendar } from '@truciolo/contract';

type Day = MachineCalendar['exceptions'][number];

const isSame = (a: Day, b: Day) =>
  sameJson({ ...a, until: a.until ?? null }, { ...b, until: b.until ?? null });

/** The calendar with the days it does not have yet, by date. */
export const withDays = (calendar: MachineCalendar, days: readonly Day[]): MachineCalendar => ({
  ...calendar,
  exceptions: [
    ...calendar.exceptions,
    ...days.filter((day) => day.date !== '' && !calendar.exceptions.some((own) => isSame(own, day))),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
});
