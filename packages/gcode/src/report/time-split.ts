import type { CalibrationFactors } from '../machine/calibrate.ts';
import { secondsOf, type Tally, TIME_PARTS } from './tally.ts';

/** Seconds by kind. `other`: spindle ramps, orientation, M codes. */
export interface TimeSplit {
  total: number;
  cutting: number;
  rapid: number;
  toolChange: number;
  dwell: number;
  other: number;
}

export const noTime = (): TimeSplit => ({
  total: 0,
  cutting: 0,
  rapid: 0,
  toolChange: 0,
  dwell: 0,
  other: 0,
});

/** Adds the seconds of one modal state, scaled by the calibration. */
export function addState(split: TimeSplit, tally: Tally, state: number, factors: CalibrationFactors): void {
  for (const [index, part] of TIME_PARTS.entries()) {
    const seconds = secondsOf(tally, state, index);
    if (seconds === 0) continue;
    const factor = part === 'dwell' || part === 'other' ? 1 : factors[part];
    split[part] += seconds * factor;
    split.total += seconds * factor;
  }
}
