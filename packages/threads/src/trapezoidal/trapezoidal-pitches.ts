import { TRAPEZOIDAL_PITCHES } from '../data/trapezoidal.data.ts';

/** Nominal diameters of ISO 2904 (mm), ascending. */
export const trapezoidalNominals = (): readonly number[] =>
  Object.keys(TRAPEZOIDAL_PITCHES)
    .map(Number)
    .sort((one, other) => one - other);
