import {
  type Micrometres,
  type Millimetres,
  type MillimetresPerRevolution,
  micrometres,
  mmPerRevolution,
} from '@truciolo/units';

/** Rz = 1000 f^2/(8 r) (Kyocera, Mitsubishi; formulas a9). */
export const peakRoughness = (f: MillimetresPerRevolution, r: Millimetres): Micrometres =>
  micrometres((1000 * f ** 2) / (8 * r));

/** Shop form Ra = 1000 f^2/(32 r). */
export const meanRoughness = (f: MillimetresPerRevolution, r: Millimetres): Micrometres =>
  micrometres((1000 * f ** 2) / (32 * r));

/** A wiper edge leaves the surface of half its feed. */
export const wiperFeed = (f: MillimetresPerRevolution): MillimetresPerRevolution => mmPerRevolution(f / 2);

/** Largest feed for a wanted Ra (shop form). */
export const feedForRoughness = (Ra: Micrometres, r: Millimetres): MillimetresPerRevolution =>
  mmPerRevolution(Math.sqrt((Ra * 32 * r) / 1000));
