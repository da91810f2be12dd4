import type { BasicDimensions, ExternalLimits, InternalLimits } from '../dimensions.ts';
import { toMicrometre } from '../rounding.ts';
import { trapezoidalExternalLimits, trapezoidalInternalLimits } from './trapezoidal-limits.ts';

/**
 * DIN 513-3: the tolerance system of the trapezoidal thread for pitch and minor diameters (grades 7 to 9, the nut's
 * minor diameter grade 4), while the major diameters, which guide the screw, are H10 in the nut and h9 on the bolt.
 */

/** ISO 286-1, micrometres: upper end of the range (mm), IT9, IT10. */
const MAJOR_GRADES: readonly (readonly [upTo: number, it9: number, it10: number])[] = [
  [10, 36, 58],
  [18, 43, 70],
  [30, 52, 84],
  [50, 62, 100],
  [80, 74, 120],
  [120, 87, 140],
];

const MM_PER_MICROMETRE = 0.001;

const majorGrade = (major: number) => MAJOR_GRADES.find(([upTo]) => major <= upTo);

export function buttressInternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
): InternalLimits | null {
  const grade = majorGrade(basic.major);
  const limits = trapezoidalInternalLimits({ ...basic, D4: basic.major }, pitch, name);
  if (!grade || !limits) return null;
  return { ...limits, D4max: toMicrometre(basic.major + grade[2] * MM_PER_MICROMETRE) };
}

export function buttressExternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
): ExternalLimits | null {
  const grade = majorGrade(basic.major);
  const limits = trapezoidalExternalLimits(basic, pitch, name);
  if (!grade || !limits) return null;
  return { ...limits, dmin: toMicrometre(basic.major - grade[1] * MM_PER_MICROMETRE) };
}
