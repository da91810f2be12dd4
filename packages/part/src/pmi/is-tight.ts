import { gradeWidth, sizeRange } from '@truciolo/threads';
import type { PmiNote } from '../model/pmi-note.ts';

const MM_PER_MICROMETRE = 0.001;

/** Whether a size requires grade 7 or finer: more than an ordinary pass of a tool gives. */
export function isTight({ kind, value, lower, upper, fit }: PmiNote): boolean {
  if (kind !== 'diameter' && kind !== 'length') return false;
  const grade = /\d+$/.exec(fit ?? '')?.[0];
  if (grade !== undefined) return Number(grade) <= 7;
  const width = gradeWidth(7, sizeRange(value));
  if (lower === null || upper === null || width === undefined) return false;
  // Widths are differences of decimals.
  return upper - lower <= width * MM_PER_MICROMETRE + 1e-9;
}
