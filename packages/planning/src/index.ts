export { deliveryDate } from './answers/delivery-date.ts';
export { deliveryEnds } from './answers/delivery-ends.ts';
export { lateChain } from './answers/late-chain.ts';
export { loadByWeek } from './answers/load-by-week.ts';
export { movedPhases } from './answers/moved-phases.ts';
export { brokenLockText, lateReasonText, leftOutText, type Names, shortDay } from './answers/reason-text.ts';
export { chainText, wayText } from './answers/way-text.ts';
export type { Means } from './answers/way-trials.ts';
export { type WayOut, waysOut } from './answers/ways-out.ts';
export { italianHolidays } from './calendar/italian-holidays.ts';
export {
  addWorkingDays,
  type MachineHours,
  machineWindows,
  workingDays,
  workingDaysBetween,
} from './calendar/machine-hours.ts';
export {
  dayNumber,
  dayOf,
  dayText,
  isoWeek,
  MINUTES_A_DAY,
  type Minute,
  weekdayOf,
} from './calendar/wall-time.ts';
export type { WorkWindow } from './calendar/work-window.ts';
export { makePlan } from './make-plan.ts';
export type * from './model/plan.ts';
export type * from './model/problem.ts';
