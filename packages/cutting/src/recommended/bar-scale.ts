import type { RecommendedRange } from './source.ts';
import { toTwoDigits } from './to-two-digits.ts';

/** Ends of the bar a range is drawn on, rounded outward to two digits. */
interface BarScale {
  readonly min: number;
  readonly max: number;
}

/** A third below the range and half above it, stretched to hold the current value. */
export function barScale(range: RecommendedRange, current?: number): BarScale {
  const low = Math.min(range.low / 3, current ?? range.low);
  const high = Math.max(range.high * 1.5, current ?? range.high);
  return { min: toTwoDigits(low, Math.floor), max: toTwoDigits(high, Math.ceil) };
}
