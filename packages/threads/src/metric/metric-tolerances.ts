import {
  DEVIATION,
  EXTERNAL_MAJOR_TOLERANCE,
  INTERNAL_MINOR_TOLERANCE,
  PITCH_TOLERANCE,
} from '../data/metric.data.ts';
import { nearestPreferred, preferredStep, TERMS_PER_GRADE } from '../preferred-numbers.ts';

/** Tolerances of one class on one thread, in mm. */
interface ClassTolerances {
  /** EI of an internal thread (zero or more), es of an external one (zero or less). */
  readonly deviation: number;
  readonly pitchTolerance: number;
  readonly crestTolerance: number;
}

const INTERNAL_CLASS = /^([4-8])([HG])(?:([4-8])\2)?$/;
const EXTERNAL_CLASS = /^([3-9])([efgh])(?:([468])\2)?$/;

/** ISO 965-1 leaves a grade out where a pitch is too fine for it: smallest pitch of each grade, mm. */
const FINEST_PITCH = {
  internalPitch: { 4: 0.2, 5: 0.2, 6: 0.25, 7: 0.5, 8: 0.8 },
  internalMinor: { 4: 0.2, 5: 0.25, 6: 0.3, 7: 0.5, 8: 0.8 },
  externalPitch: { 3: 0.2, 4: 0.2, 5: 0.2, 6: 0.2, 7: 0.35, 8: 0.8, 9: 0.8 },
  externalMajor: { 4: 0.2, 6: 0.2, 8: 0.8 },
  deviation: { e: 0.5, f: 0.35, g: 0.2, G: 0.2, h: 0.2, H: 0.2 },
} as const;

type Rule = keyof typeof FINEST_PITCH;

function isGiven(rule: Rule, key: string, pitch: number): boolean {
  const finest = (FINEST_PITCH[rule] as Readonly<Record<string, number>>)[key];
  return finest !== undefined && pitch >= finest;
}

/** Terms of R 40 between Td2 and TD2 of one grade: a factor of 1.32. */
const INTERNAL_TERMS = 5;

/** Constant part of the formulas of the fundamental deviation, micrometres: es = -(constant + 11 P). */
const DEVIATION_CONSTANT: Readonly<Record<string, number>> = { e: 50, f: 30, g: 15 };

/** Ends of the diameter ranges of ISO 965-1, mm; each range holds its upper end. */
const RANGE_ENDS = [0.99, 1.4, 2.8, 5.6, 11.2, 22.4, 45, 90, 180, 355] as const;

/** Smallest and largest diameter the standard gives tolerances for. */
export const TOLERATED_DIAMETERS = [1, 355] as const;

const upperEnd = (nominal: number) => RANGE_ENDS.find((end, index) => index > 0 && nominal <= end);

/** Formulas of ISO 965-1 for grade 6, in micrometres; they stand in where its tables have no row. */
const formula = {
  pitch(nominal: number, pitch: number): number {
    const end = upperEnd(nominal) ?? 355;
    const start = RANGE_ENDS[RANGE_ENDS.indexOf(end) - 1] ?? end;
    return 90 * pitch ** 0.4 * Math.sqrt(start * end) ** 0.1;
  },
  major: (pitch: number) => 180 * pitch ** (2 / 3) - 3.15 / Math.sqrt(pitch),
  minor: (pitch: number) => (pitch < 1 ? 433 * pitch - 190 * pitch ** 1.22 : 230 * pitch ** 0.7),
};

/** Whether the tables of ISO 965-1 hold this diameter and pitch; if not, limits come from its formulas. */
export const isTabulated = (nominal: number, pitch: number): boolean =>
  PITCH_TOLERANCE[String(upperEnd(nominal))]?.[String(pitch)] !== undefined;

/** A tolerance in another grade than the one it was read in. */
const inGrade = (tolerance: number, from: number, to: number) =>
  preferredStep(tolerance, (to - from) * TERMS_PER_GRADE);

/** Td2 in grade 6. */
const externalPitch6 = (nominal: number, pitch: number): number =>
  PITCH_TOLERANCE[String(upperEnd(nominal))]?.[String(pitch)] ??
  nearestPreferred(formula.pitch(nominal, pitch));

function deviationOf(position: string, pitch: number): number {
  const letter = position.toLowerCase();
  const constant = DEVIATION_CONSTANT[letter];
  if (constant === undefined) return 0;
  return DEVIATION[letter]?.[String(pitch)] ?? Math.round(constant + 11 * pitch);
}

const MM_PER_MICROMETRE = 0.001;

const isTolerated = (nominal: number) =>
  nominal >= TOLERATED_DIAMETERS[0] && nominal <= TOLERATED_DIAMETERS[1];

/** Null when the standard has no such class for this diameter and pitch. "5H6H": grade on D2, then on D1. */
export function internalTolerances(nominal: number, pitch: number, name: string): ClassTolerances | null {
  const [, grade = '', position = '', crest = grade] = INTERNAL_CLASS.exec(name) ?? [];
  if (!isTolerated(nominal) || !isGiven('internalPitch', grade, pitch)) return null;
  if (!isGiven('internalMinor', crest, pitch) || !isGiven('deviation', position, pitch)) return null;
  const minor = INTERNAL_MINOR_TOLERANCE[String(pitch)];
  const onMinor =
    minor === undefined
      ? inGrade(nearestPreferred(formula.minor(pitch)), 6, Number(crest))
      : inGrade(minor, 4, Number(crest));
  const onPitch = preferredStep(externalPitch6(nominal, pitch), INTERNAL_TERMS);
  return {
    deviation: deviationOf(position, pitch) * MM_PER_MICROMETRE,
    pitchTolerance: inGrade(onPitch, 6, Number(grade)) * MM_PER_MICROMETRE,
    crestTolerance: onMinor * MM_PER_MICROMETRE,
  };
}

/** The one cell of ISO 965-1 that is not four terms from its neighbour: Td of pitch 8 in grade 8. */
const MAJOR_8_PITCH_8 = 1180;

/** Null when the standard has no such class for this diameter and pitch. "4g6g": grade on d2, then on d. */
export function externalTolerances(nominal: number, pitch: number, name: string): ClassTolerances | null {
  const [, grade = '', position = '', written] = EXTERNAL_CLASS.exec(name) ?? [];
  // The crest has grades 4, 6 and 8 only: 5h means 5h6h in print, so a bare odd grade must say its crest.
  const crest = written ?? grade;
  if (!isTolerated(nominal) || !isGiven('externalPitch', grade, pitch)) return null;
  if (!isGiven('externalMajor', crest, pitch) || !isGiven('deviation', position, pitch)) return null;
  const major = EXTERNAL_MAJOR_TOLERANCE[String(pitch)] ?? nearestPreferred(formula.major(pitch));
  const onMajor = pitch === 8 && crest === '8' ? MAJOR_8_PITCH_8 : inGrade(major, 6, Number(crest));
  return {
    deviation: -deviationOf(position, pitch) * MM_PER_MICROMETRE,
    pitchTolerance: inGrade(externalPitch6(nominal, pitch), 6, Number(grade)) * MM_PER_MICROMETRE,
    crestTolerance: onMajor * MM_PER_MICROMETRE,
  };
}

/** Classes ISO 965-1 recommends, from fine to coarse and then for long and short engagement. */
const OFFERED_INTERNAL = ['4H', '5H', '6H', '7H', '8H', '5G', '6G', '7G', '4H5H', '5H6H'] as const;
const OFFERED_EXTERNAL = [
  ...['4h', '6h', '6g', '8g', '6f', '6e', '4g', '8h'],
  ...['3h4h', '5h4h', '5g6g', '7g6g', '7h6h', '7e6e', '9g8g', '4g6g', '4h6h', '5h6h'],
] as const;

export const offeredClasses = (nominal: number, pitch: number) => ({
  internal: OFFERED_INTERNAL.filter((name) => internalTolerances(nominal, pitch, name) !== null),
  external: OFFERED_EXTERNAL.filter((name) => externalTolerances(nominal, pitch, name) !== null),
});

/** 6H; up to M1.4 the tables print 5H; TD1 of grade 6 starts at pitch 0.3, of grade 5 at 0.25. */
export function defaultInternalClass(nominal: number, pitch: number): string {
  if (pitch < 0.25) return '4H';
  return pitch < 0.3 || nominal <= 1.4 ? '5H' : '6H';
}

/** 6g; up to M1.4 the tables print 6h. */
export const defaultExternalClass = (nominal: number): string => (nominal <= 1.4 ? '6h' : '6g');
