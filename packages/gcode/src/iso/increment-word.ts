import type { IsoRun } from './iso-run.ts';

/** A smaller number without a point is taken as written: pecks of nine thousandths do not exist. */
const LEAST_INCREMENTS = 10;

/**
 * P, Q or D of a macro-B cycle in mm, without sign. These words have no decimal point: an integer counts least
 * increments, 0.001 mm or 0.0001 inch. With a point (Haas, CAM output) it counts as written.
 */
export function incrementWord(run: IsoRun, letter: number, otherwise: number): number {
  const { block, unit } = run;
  if (!block.has(1 << letter)) return otherwise;
  const value = Math.abs(block.take(letter, 0));
  if ((block.dotMask & (1 << letter)) !== 0 || value < LEAST_INCREMENTS) return value * unit;
  return (value / (unit === 1 ? 1000 : 10_000)) * unit;
}
