import {
  type MetresPerMinute,
  type Millimetres,
  type Minutes,
  metresPerMinute,
  minutes,
} from '@truciolo/units';

/** Middle of the usual 20-30 m/min (formulas b). */
export const DEFAULT_RAPID = metresPerMinute(25);

/** Slowing down, turning back and starting again, per peck (formulas a3). */
const TURNING_POINT = 0.5 / 60;

/**
 * Additional time of chip breaking: after each peck but the last the drill leaves the hole and returns by rapid, 2
 * depth_i/rapid + 0.5 s. The depths i q for i = 1..k add up to q k (k + 1)/2.
 */
export function peckTime(depth: Millimetres, q: Millimetres, rapid: MetresPerMinute): Minutes {
  const returns = Math.max(0, Math.ceil(depth / q - 1e-9) - 1);
  const travel = q * returns * (returns + 1);
  return minutes(travel / (1000 * rapid) + returns * TURNING_POINT);
}
