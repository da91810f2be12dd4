import type { IsoGroup } from '../material.ts';
import { type FeedRange, forMaterial } from './feed-factor.ts';

/** Formulas a5: 0.2 at 8 mm to 0.5 at 20 mm, a quarter either side; proportional to D below. */
export function reamingFeed(D: number, iso: IsoGroup | undefined): FeedRange {
  const centre = D < 8 ? 0.025 * D : Math.min(0.5, 0.2 + 0.025 * (D - 8));
  return forMaterial([0.75 * centre, 1.25 * centre], iso);
}

/** Allowance on the diameter left for a reamer (formulas a5; above 30 mm practice). */
export function reamingAllowance(D: number): FeedRange {
  if (D < 10) return [0.1, 0.2];
  if (D < 20) return [0.2, 0.3];
  return D <= 30 ? [0.3, 0.4] : [0.4, 0.5];
}
