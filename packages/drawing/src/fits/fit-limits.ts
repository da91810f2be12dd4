import { gradeWidth, sizeRange } from '@truciolo/threads';
import { rounded } from '../numbers.ts';
import type { Limits } from '../reading.ts';
import { LOWER, LOWER_J, UPPER } from './iso-286.data.ts';

const MICRON = 0.001;
const limits = (lower: number, upper: number): Limits => ({
  lower: rounded(lower * MICRON),
  upper: rounded(upper * MICRON),
});

function shaft(letter: string, grade: number, range: number, width: number): Limits | null {
  if (letter === 'js') return limits(-width / 2, width / 2);
  const upper = UPPER[letter]?.[range];
  if (upper !== undefined) return limits(upper - width, upper);
  if (letter === 'j') {
    const lower = grade === 5 || grade === 6 ? LOWER_J[range] : undefined;
    return lower === undefined ? null : limits(lower, lower + width);
  }
  // Above grade 7 the letter k begins at zero.
  const lower = letter === 'k' && grade > 7 ? 0 : LOWER[letter]?.[range];
  return lower === undefined ? null : limits(lower, lower + width);
}

function hole(letter: string, grade: number, range: number, width: number): Limits | null {
  if (letter === 'js') return limits(-width / 2, width / 2);
  const lower = UPPER[letter]?.[range];
  if (lower !== undefined) return limits(-lower, -lower + width);
  const deviation = LOWER[letter]?.[range];
  if (deviation === undefined) return null;
  const isLoose = letter === 'k' || letter === 'm' || letter === 'n';
  if (letter === 'k' && grade > 8) return null;
  if (letter === 'n' && grade > 8)
    return range === 0 ? limits(-deviation - width, -deviation) : limits(-width, 0);
  // ISO 286-1: fine holes get back the difference of two neighbouring grades.
  const isCorrected = range > 0 && grade <= (isLoose ? 8 : 7);
  const correction = isCorrected ? width - (gradeWidth(grade - 1, range) ?? width) : 0;
  const upper = -deviation + correction;
  return limits(upper - width, upper);
}

/** Limits of «H7» or «g6» on a nominal size in mm; null where the tables have no row. */
export function fitLimits(name: string, nominal: number): Limits | null {
  const [, letters = '', digits = ''] = /^([A-Za-z]{1,2})(\d{1,2})$/.exec(name) ?? [];
  const grade = Number(digits);
  const range = sizeRange(nominal);
  const width = gradeWidth(grade, range);
  if (width === undefined || nominal <= 0) return null;
  const isHole = letters === letters.toUpperCase();
  return (isHole ? hole : shaft)(letters.toLowerCase(), grade, range, width);
}
