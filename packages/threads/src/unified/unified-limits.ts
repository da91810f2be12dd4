import type { UnifiedSeries } from '../data/unified.data.ts';
import type { ExternalLimits, InternalLimits } from '../dimensions.ts';
import { roundHalfUp } from '../rounding.ts';
import { MINOR_DIAMETER_DROP, PITCH_DIAMETER_DROP } from '../sixty-degree-form.ts';
import {
  ALLOWANCE_FACTOR,
  majorTolerance,
  minorTolerance,
  PITCH_TOLERANCE_FACTOR,
  pitchTolerance2A,
} from './unified-tolerances.ts';

/** dmax - d3max of the rounded root UNR, 11/8 H (reference value of ASME B1.1), as a multiple of the pitch. */
export const UNR_ROOT_DROP = 1.19078;

/** Sizes from #6 (0.138 in) have their minor diameters printed to 0.001 in, smaller ones to 0.0001 in. */
const COARSE_PRINT_FROM = 0.138;

/** ASME B1.1 rounds every term to 0.0001 in before it adds them. */
const term = (value: number) => roundHalfUp(value, 4);

export const INTERNAL_CLASSES = ['2B', '3B'] as const;
export const EXTERNAL_CLASSES = ['2A', '3A'] as const;
export type UnifiedInternalClass = (typeof INTERNAL_CLASSES)[number];
export type UnifiedExternalClass = (typeof EXTERNAL_CLASSES)[number];

/** Basic diameters in inches. */
export const basicPitchDiameter = (D: number, P: number): number => term(D - PITCH_DIAMETER_DROP * P);
export const basicMinorDiameter = (D: number, P: number): number => term(D - MINOR_DIAMETER_DROP * P);

/** Limits in inches. D basic major diameter, P pitch, both in inches. */
export function unifiedInternalLimits(
  D: number,
  P: number,
  series: UnifiedSeries,
  name: UnifiedInternalClass,
): InternalLimits<number> {
  const D2 = basicPitchDiameter(D, P);
  const D1 = basicMinorDiameter(D, P);
  const printed = D < COARSE_PRINT_FROM ? 4 : 3;
  const onPitch = term(pitchTolerance2A(D, P, series) * (PITCH_TOLERANCE_FACTOR[name] ?? 1));
  const highest = D1 + term(minorTolerance(D, P, name));
  return {
    class: name,
    D2min: D2,
    D2max: term(D2 + onPitch),
    D1min: roundHalfUp(D1, printed),
    D1max: roundHalfUp(highest, name === '3B' ? 4 : printed),
  };
}

export function unifiedExternalLimits(
  D: number,
  P: number,
  series: UnifiedSeries,
  name: UnifiedExternalClass,
): ExternalLimits<number> {
  const reference = pitchTolerance2A(D, P, series);
  const allowance = term(reference * (ALLOWANCE_FACTOR[name] ?? 0));
  const dmax = term(D - allowance);
  const d2max = term(basicPitchDiameter(D, P) - allowance);
  return {
    class: name,
    dmax,
    dmin: term(dmax - term(majorTolerance(P))),
    d2max,
    d2min: term(d2max - term(reference * (PITCH_TOLERANCE_FACTOR[name] ?? 1))),
    d3max: term(dmax - UNR_ROOT_DROP * P),
    d3min: null,
  };
}
