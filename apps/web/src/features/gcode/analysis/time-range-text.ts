import type { Report } from '@truciolo/gcode';
import { clockText } from './time-text.ts';

/** What stands beside the cycle time: its range, or that it is only a lower bound. */
export function timeRangeText({ timeBand }: Pick<Report, 'timeBand'>): string {
  if (timeBand.high === null) return 'limite inferiore';
  return `da ${clockText(timeBand.low)} a ${clockText(timeBand.high)}`;
}

/** The time itself; "almeno" where motion was left out. */
export function cycleTimeText({ time, timeKind }: Pick<Report, 'time' | 'timeKind'>): string {
  return timeKind === 'least' ? `almeno ${clockText(time.total)}` : clockText(time.total);
}
