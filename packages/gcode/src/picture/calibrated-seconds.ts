import type { Canon } from '../canon/canon.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';
import type { CalibrationFactors } from '../machine/calibrate.ts';

/** Calibrated seconds of each row, so that the slider ends at the report's total. */
export function calibratedSeconds(
  canon: Canon,
  seconds: Float32Array<ArrayBuffer>,
  factors: CalibrationFactors,
): Float32Array<ArrayBuffer> {
  if (factors.cutting === 1 && factors.rapid === 1 && factors.toolChange === 1) return seconds;
  const out = new Float32Array(canon.count);
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    let factor = 1;
    if (kind === ROW.rapid) factor = factors.rapid;
    else if (kind < FIRST_EVENT) factor = factors.cutting;
    else if (kind === ROW.toolChange) factor = factors.toolChange;
    out[row] = (seconds[row] as number) * factor;
  }
  return out;
}
