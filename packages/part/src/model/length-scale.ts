import type { LengthUnit } from './part-model.ts';

/** mm a unit; numbers without a unit are read as mm. */
export const lengthScale: Readonly<Record<LengthUnit, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  um: 0.001,
  inch: 25.4,
  foot: 304.8,
  unknown: 1,
};
