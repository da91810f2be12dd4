import type { BlockBuffer } from './block-buffer.ts';
import { peakSpeed } from './solve-speeds.ts';

/**
 * Acceleration that a speed change of `dv` mm/s has on average when jerk bounds it: an S-shaped change takes
 * dv/a + a/j seconds, or 2 sqrt(dv/j) when it never reaches `a`.
 */
function averageAcceleration(dv: number, a: number, jerk: number): number {
  if (jerk <= 0 || dv <= 0) return a;
  return dv >= (a * a) / jerk ? dv / (dv / a + a / jerk) : Math.sqrt(dv * jerk) / 2;
}

/**
 * Finds the stretches of blocks over which the tool speeds up or slows down without a break and gives their blocks
 * the average acceleration of the whole stretch. Solving again with these gives the jerk-bound plan.
 */
export function limitJerk(buffer: BlockBuffer): void {
  const { count, entry } = buffer;
  let upFrom = 0;
  let upSpeed = Math.sqrt(entry[0] as number);
  let downFrom = 0;
  let downSpeed = upSpeed;
  let slowing = false;
  for (let i = 0; i < count; i++) {
    const v0 = entry[i] as number;
    const v1 = entry[i + 1] as number;
    const p2 = Math.max(peakSpeed(buffer, i), v0, v1);
    const peak = Math.sqrt(p2);
    const rises = p2 > v0;
    const falls = p2 > v1;
    if (slowing && (rises || !falls)) {
      setDown(buffer, downFrom, i, downSpeed - Math.sqrt(v0));
      slowing = false;
      upFrom = i;
      upSpeed = Math.sqrt(v0);
    }
    if (falls && !slowing) {
      setUp(buffer, upFrom, i + 1, peak - upSpeed);
      slowing = true;
      downFrom = i;
      downSpeed = peak;
    }
  }
  const last = Math.sqrt(entry[count] as number);
  if (slowing) setDown(buffer, downFrom, count, downSpeed - last);
  else setUp(buffer, upFrom, count, last - upSpeed);
}

function setUp(buffer: BlockBuffer, from: number, to: number, dv: number): void {
  const { up, limit, jerk } = buffer;
  for (let i = from; i < to; i++) up[i] = averageAcceleration(dv, limit[i] as number, jerk[i] as number);
}

function setDown(buffer: BlockBuffer, from: number, to: number, dv: number): void {
  const { down, limit, jerk } = buffer;
  for (let i = from; i < to; i++) down[i] = averageAcceleration(dv, limit[i] as number, jerk[i] as number);
}
