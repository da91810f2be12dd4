import type { PmiNote } from '../model/pmi-note.ts';

/** ISO 286-1, grade IT7: largest nominal size of each range, mm, and the width of the tolerance, mm. */
const IT7: readonly (readonly [upTo: number, width: number])[] = [
  [3, 0.01],
  [6, 0.012],
  [10, 0.015],
  [18, 0.018],
  [30, 0.021],
  [50, 0.025],
  [80, 0.03],
  [120, 0.035],
  [180, 0.04],
  [250, 0.046],
  [315, 0.052],
  [400, 0.057],
  [500, 0.063],
];

/** Whether a size requires grade 7 or finer: more than an ordinary pass of a tool gives. */
export function isTight({ kind, value, lower, upper, fit }: PmiNote): boolean {
  if (kind !== 'diameter' && kind !== 'length') return false;
  const grade = /\d+$/.exec(fit ?? '')?.[0];
  if (grade !== undefined) return Number(grade) <= 7;
  const width = IT7.find(([upTo]) => value <= upTo)?.[1];
  if (lower === null || upper === null || width === undefined) return false;
  // Widths are differences of decimals.
  return upper - lower <= width + 1e-9;
}
