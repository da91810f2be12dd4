import { degrees } from '@truciolo/units';

/** ISO 7-1 and ASME B1.20.1 share the taper of 1:16 on the diameter. */
export const TAPER = 1 / 16;

/** Rise of the radius for each unit of length. */
export const TAPER_SLOPE = TAPER / 2;

/** Included angle, 3.58 degrees. */
export const CONE_ANGLE = degrees((2 * Math.atan(TAPER_SLOPE) * 180) / Math.PI);
