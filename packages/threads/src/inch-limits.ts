import { inchesToMm } from '@truciolo/units';
import type { ExternalLimits, InternalLimits } from './dimensions.ts';
import { toMicrometre } from './rounding.ts';

/** Inches to mm, printed to the micrometre. */
export const toMm = (inches: number) => toMicrometre(inchesToMm(inches));

const toMmOrNull = (inches: number | null) => (inches === null ? null : toMm(inches));

export const internalInMm = (limits: InternalLimits<number>): InternalLimits => ({
  class: limits.class,
  D2min: toMm(limits.D2min),
  D2max: toMm(limits.D2max),
  D1min: toMm(limits.D1min),
  D1max: toMm(limits.D1max),
  ...(limits.D4min === undefined ? {} : { D4min: toMm(limits.D4min) }),
  ...(limits.D4max === undefined ? {} : { D4max: toMm(limits.D4max) }),
});

export const externalInMm = (limits: ExternalLimits<number>): ExternalLimits => ({
  class: limits.class,
  dmax: toMm(limits.dmax),
  dmin: toMm(limits.dmin),
  d2max: toMm(limits.d2max),
  d2min: toMm(limits.d2min),
  d3max: toMmOrNull(limits.d3max),
  d3min: toMmOrNull(limits.d3min),
});
