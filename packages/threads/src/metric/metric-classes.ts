import {
  DEVIATION_G,
  EXTERNAL_MAJOR_TOLERANCE,
  INTERNAL_MINOR_TOLERANCE,
  PITCH_TOLERANCE,
} from '../data/metric.data.ts';

/** Tolerances of one class on one thread, in mm. */
export interface ClassTolerances {
  /** EI of an internal thread (zero or more), es of an external one (zero or less). */
  readonly deviation: number;
  readonly pitchTolerance: number;
  readonly crestTolerance: number;
}

const INTERNAL_CLASS = /^([4-6])([HG])(?:([4-6])\2)?$/;
const EXTERNAL_CLASS = /^([46])([hg])(?:([46])\2)?$/;

/** Column of PITCH_TOLERANCE that holds a grade. */
const INTERNAL_COLUMN: Readonly<Record<string, 2 | 3 | 4>> = { 4: 2, 5: 3, 6: 4 };
const EXTERNAL_COLUMN: Readonly<Record<string, 0 | 1>> = { 4: 0, 6: 1 };

/** The classes of ISO 965-1 in common use that the tables cover. */
const OFFERED_INTERNAL = ['4H', '5H', '6H', '5G', '6G', '4H5H'] as const;
const OFFERED_EXTERNAL = ['4h', '6h', '6g', '4g6g'] as const;

/** Upper ends of the diameter ranges, ascending. */
const DIAMETER_RANGES = Object.keys(PITCH_TOLERANCE)
  .map(Number)
  .sort((one, other) => one - other);

const MM_PER_MICROMETRE = 0.001;

function pitchTolerance(nominal: number, pitch: number, column: 0 | 1 | 2 | 3 | 4): number | null {
  const range = DIAMETER_RANGES.find((upperEnd) => nominal <= upperEnd);
  return PITCH_TOLERANCE[String(range)]?.[String(pitch)]?.[column] ?? null;
}

function assemble(
  deviation: number | null | undefined,
  onPitch: number | null | undefined,
  onCrest: number | null | undefined,
): ClassTolerances | null {
  if (deviation == null || onPitch == null || onCrest == null) return null;
  return {
    deviation: deviation * MM_PER_MICROMETRE,
    pitchTolerance: onPitch * MM_PER_MICROMETRE,
    crestTolerance: onCrest * MM_PER_MICROMETRE,
  };
}

/** Null when the class is not in the tables for this diameter and pitch. "5H6H": grade on D2, then on D1. */
export function internalTolerances(nominal: number, pitch: number, name: string): ClassTolerances | null {
  const [, pitchGrade = '', position, crestGrade = pitchGrade] = INTERNAL_CLASS.exec(name) ?? [];
  const column = INTERNAL_COLUMN[pitchGrade];
  if (column === undefined) return null;
  return assemble(
    position === 'G' ? DEVIATION_G[String(pitch)] : 0,
    pitchTolerance(nominal, pitch, column),
    INTERNAL_MINOR_TOLERANCE[crestGrade]?.[String(pitch)],
  );
}

/** Null when the class is not in the tables for this diameter and pitch. "4g6g": grade on d2, then on d. */
export function externalTolerances(nominal: number, pitch: number, name: string): ClassTolerances | null {
  const [, pitchGrade = '', position, crestGrade = pitchGrade] = EXTERNAL_CLASS.exec(name) ?? [];
  const column = EXTERNAL_COLUMN[pitchGrade];
  if (column === undefined) return null;
  const absolute = position === 'g' ? DEVIATION_G[String(pitch)] : 0;
  return assemble(
    absolute === undefined ? null : -absolute,
    pitchTolerance(nominal, pitch, column),
    EXTERNAL_MAJOR_TOLERANCE[crestGrade]?.[String(pitch)],
  );
}

export const offeredInternalClasses = (nominal: number, pitch: number): readonly string[] =>
  OFFERED_INTERNAL.filter((name) => internalTolerances(nominal, pitch, name) !== null);

export const offeredExternalClasses = (nominal: number, pitch: number): readonly string[] =>
  OFFERED_EXTERNAL.filter((name) => externalTolerances(nominal, pitch, name) !== null);

/** 6H; up to M1.4 the tables print 5H; TD1 of grade 6 starts at pitch 0.3, of grade 5 at 0.25. */
export function defaultInternalClass(nominal: number, pitch: number): string {
  if (pitch < 0.25) return '4H';
  return pitch < 0.3 || nominal <= 1.4 ? '5H' : '6H';
}

/** 6g; up to M1.4 the tables print 6h. */
export const defaultExternalClass = (nominal: number): string => (nominal <= 1.4 ? '6h' : '6g');
