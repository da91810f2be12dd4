import { TRAPEZOIDAL_PITCHES } from '../data/trapezoidal.data.ts';

/** Nominal diameters of ISO 2904 (mm), ascending. */
export const TRAPEZOIDAL_NOMINALS: readonly number[] = Object.keys(TRAPEZOIDAL_PITCHES)
  .map(Number)
  .sort((one, other) => one - other);

/** Pitches of a nominal diameter (mm), ascending; none when the diameter is not in the table. */
export const trapezoidalPitches = (nominal: number): readonly number[] =>
  TRAPEZOIDAL_PITCHES[String(nominal)] ?? [];
