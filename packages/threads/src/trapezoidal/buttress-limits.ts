import type { BasicDimensions, ExternalLimits, InternalLimits } from '../dimensions.ts';
import { toMicrometre } from '../rounding.ts';
import { gradeWidth, sizeRange } from '../tolerance-grade.ts';
import { trapezoidalExternalLimits, trapezoidalInternalLimits } from './trapezoidal-limits.ts';

/**
 * DIN 513-3: the tolerance system of the trapezoidal thread for pitch and minor diameters (grades 7 to 9, the nut's
 * minor diameter grade 4), while the major diameters, which guide the screw, are H10 in the nut and h9 on the bolt.
 */

const MM_PER_MICROMETRE = 0.001;

/** Width of the grade on the major diameter, mm. */
function majorWidth(major: number, grade: 9 | 10): number | null {
  const width = gradeWidth(grade, sizeRange(major));
  return width === undefined ? null : width * MM_PER_MICROMETRE;
}

export function buttressInternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
): InternalLimits | null {
  const width = majorWidth(basic.major, 10);
  const limits = trapezoidalInternalLimits({ ...basic, D4: basic.major }, pitch, name);
  if (width === null || !limits) return null;
  return { ...limits, D4max: toMicrometre(basic.major + width) };
}

export function buttressExternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
): ExternalLimits | null {
  const width = majorWidth(basic.major, 9);
  const limits = trapezoidalExternalLimits(basic, pitch, name);
  if (width === null || !limits) return null;
  return { ...limits, dmin: toMicrometre(basic.major - width) };
}
