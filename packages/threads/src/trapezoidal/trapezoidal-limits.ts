import { TRAPEZOIDAL_PITCHES, TRAPEZOIDAL_ROWS, TRAPEZOIDAL_TOLERANCE } from '../data/trapezoidal.data.ts';
import type { BasicDimensions, ExternalLimits, InternalLimits } from '../dimensions.ts';
import { preferredStep, TERMS_PER_GRADE } from '../preferred-numbers.ts';
import { toMicrometre } from '../rounding.ts';

/** ISO 2903. Crest diameters have one grade (4, position H and h); the class refers to the pitch diameter. */
export const INTERNAL_CLASSES: readonly string[] = ['7H', '8H', '9H'];
export const EXTERNAL_CLASSES: readonly string[] = ['7e', '8e', '8c', '9c'];

export const MULTI_START_NOTE =
  'A più principi la ISO 2903 allarga la tolleranza del diametro medio (×1,12…1,6).';

/** Upper ends of the diameter ranges of ISO 2903, mm. */
const RANGE_ENDS = [11.2, 22.4, 45, 90, 180] as const;

/** Terms of R 40 between Td2 and TD2 of one grade: a factor of 1.32. */
const INTERNAL_TERMS = 5;

const MM_PER_MICROMETRE = 0.001;

/** Td2 in micrometres, null where the standard has no such diameter and pitch. */
function externalPitchTolerance(nominal: number, pitch: number, grade: number): number | null {
  const range = RANGE_ENDS.find((end) => nominal <= end);
  const grade7 = TRAPEZOIDAL_TOLERANCE[String(range)]?.[String(pitch)];
  return grade7 === undefined ? null : preferredStep(grade7, (grade - 7) * TERMS_PER_GRADE);
}

export function trapezoidalInternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
): InternalLimits | null {
  const row = TRAPEZOIDAL_ROWS[String(pitch)];
  const onBolt = externalPitchTolerance(basic.major, pitch, Number(name[0]));
  if (!row || onBolt === null || basic.D4 === null) return null;
  const onPitch = preferredStep(onBolt, INTERNAL_TERMS);
  return {
    class: name,
    D2min: basic.D2,
    D2max: toMicrometre(basic.D2 + onPitch * MM_PER_MICROMETRE),
    D1min: basic.D1,
    D1max: toMicrometre(basic.D1 + row.minor * MM_PER_MICROMETRE),
    D4min: basic.D4,
  };
}

export function trapezoidalExternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
): ExternalLimits | null {
  const row = TRAPEZOIDAL_ROWS[String(pitch)];
  const onPitch = externalPitchTolerance(basic.major, pitch, Number(name[0]));
  if (!row || onPitch === null || basic.d3 === null) return null;
  const deviation = name[1] === 'c' ? row.c : row.e;
  return {
    class: name,
    dmax: basic.major,
    dmin: toMicrometre(basic.major - row.major * MM_PER_MICROMETRE),
    d2max: toMicrometre(basic.D2 - deviation * MM_PER_MICROMETRE),
    d2min: toMicrometre(basic.D2 - (deviation + onPitch) * MM_PER_MICROMETRE),
    d3max: basic.d3,
    // Td3 = 1.25 Td2 + |es|, in whole micrometres.
    d3min: toMicrometre(basic.d3 - Math.round(1.25 * onPitch + deviation) * MM_PER_MICROMETRE),
  };
}

/** Nominal diameters of ISO 2904 (mm), ascending. */
export const TRAPEZOIDAL_NOMINALS: readonly number[] = Object.keys(TRAPEZOIDAL_PITCHES)
  .map(Number)
  .sort((one, other) => one - other);

/** Pitches of a nominal diameter (mm), ascending; none when the diameter is not in the table. */
export const trapezoidalPitches = (nominal: number): readonly number[] =>
  TRAPEZOIDAL_PITCHES[String(nominal)] ?? [];
