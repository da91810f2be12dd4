import type { RecommendedRange } from './source.ts';

/** Ends of the bar a range is drawn on, rounded outward to two digits. */
interface BarScale {
  readonly min: number;
  readonly max: number;
}

function roundTo(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  // Ten more digits than asked for, then cut: 0.07 * 10 must not become 0.7000000000000001.
  return Number((round(Number((value / unit).toFixed(9))) * unit).toPrecision(12));
}

/** A third below the range and half above it, stretched to hold the current value. */
export function barScale(range: RecommendedRange, current?: number): BarScale {
  const low = Math.min(range.low / 3, current ?? range.low);
  const high = Math.max(range.high * 1.5, current ?? range.high);
  return { min: roundTo(low, Math.floor), max: roundTo(high, Math.ceil) };
}
