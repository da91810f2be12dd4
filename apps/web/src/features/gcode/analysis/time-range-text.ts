import type { Report } from '@truciolo/gcode';
import { writeShortClock } from '@truciolo/italian';

/** Text beside the cycle time: its range, or that it is only a lower bound. */
export function timeRangeText({ timeBand }: Pick<Report, 'timeBand'>): string {
  if (timeBand.high === null) return 'limite inferiore';
  return `da ${writeShortClock(timeBand.low)} a ${writeShortClock(timeBand.high)}`;
}

/** The cycle time; "almeno" where motion is missing. */
export function cycleTimeText({ time, timeKind }: Pick<Report, 'time' | 'timeKind'>): string {
  return timeKind === 'least' ? `almeno ${writeShortClock(time.total)}` : writeShortClock(time.total);
}
