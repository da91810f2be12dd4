import type { Canon } from '../canon/canon.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';
import type { CalibrationFactors } from '../machine/calibrate.ts';

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

type TimeKind = 'cutting' | 'rapid' | 'toolChange' | 'dwell' | 'other';

export function timeKind(kind: number): TimeKind {
  if (kind === ROW.rapid) return 'rapid';
  if (kind < FIRST_EVENT) return 'cutting';
  if (kind === ROW.toolChange) return 'toolChange';
  return kind === ROW.dwell ? 'dwell' : 'other';
}

/** Adds a row's seconds, scaled by what measured jobs taught. */
export function addTime(split: TimeSplit, kind: TimeKind, seconds: number): void {
  split[kind] += seconds;
  split.total += seconds;
}

/** Seconds of a row after calibration. */
export function calibrated(kind: TimeKind, seconds: number, factors: CalibrationFactors): number {
  if (kind === 'cutting') return seconds * factors.cutting;
  if (kind === 'rapid') return seconds * factors.rapid;
  return kind === 'toolChange' ? seconds * factors.toolChange : seconds;
}

export function splitTime(canon: Canon, seconds: Float32Array, factors: CalibrationFactors): TimeSplit {
  const split = noTime();
  for (let row = 0; row < canon.count; row++) {
    const time = seconds[row] as number;
    if (time === 0) continue;
    const kind = timeKind(canon.kind[row] as number);
    addTime(split, kind, calibrated(kind, time, factors));
  }
  return split;
}
