import type { ExternalLimits, InternalLimits } from '../dimensions.ts';
import { LOWEST_J_ROOT_DROP } from '../metric/metric-limits.ts';
import { roundHalfUp } from '../rounding.ts';
import {
  J_MINOR_DIAMETER_DROP,
  J_ROOT_DROP,
  MINOR_DIAMETER_DROP,
  PITCH_DIAMETER_DROP,
} from '../sixty-degree-form.ts';
import {
  ALLOWANCE_FACTOR,
  majorTolerance,
  minorTolerance,
  PITCH_TOLERANCE_FACTOR,
  pitchTolerance2A,
} from './unified-tolerances.ts';

/** dmax - d3max of the rounded root UNR, 11/8 H (reference value of ASME B1.1), as a multiple of the pitch. */
const UNR_ROOT_DROP = 1.19078;

/** Sizes from #6 (0.138 in) have their minor diameters printed to 0.001 in, smaller ones to 0.0001 in. */
const COARSE_PRINT_FROM = 0.138;

/** ASME B1.1 rounds every term to 0.0001 in before it adds them. */
const term = (value: number) => roundHalfUp(value, 4);

/** One unified thread, all lengths in inches. */
export interface UnifiedSize {
  /** Basic major diameter. */
  readonly D: number;
  readonly P: number;
  /** Length of engagement the tolerances are meant for. */
  readonly engagement: number;
  /** UNJ: larger root radius on the bolt, larger minor diameter in the nut. */
  readonly isUnj: boolean;
}

export const rootDrop = ({ isUnj }: UnifiedSize): number => (isUnj ? J_ROOT_DROP : UNR_ROOT_DROP);

/** Basic diameters in inches. */
export const basicPitchDiameter = ({ D, P }: Pick<UnifiedSize, 'D' | 'P'>): number =>
  term(D - PITCH_DIAMETER_DROP * P);
export const basicMinorDiameter = ({ D, P, isUnj }: UnifiedSize): number =>
  term(D - (isUnj ? J_MINOR_DIAMETER_DROP : MINOR_DIAMETER_DROP) * P);

/** Limits in inches. */
export function unifiedInternalLimits(size: UnifiedSize, name: string): InternalLimits<number> {
  const { D, P, engagement, isUnj } = size;
  const D2 = basicPitchDiameter(size);
  const D1 = basicMinorDiameter(size);
  const printed = D < COARSE_PRINT_FROM || isUnj ? 4 : 3;
  const onPitch = term(pitchTolerance2A(D, P, engagement) * (PITCH_TOLERANCE_FACTOR[name] ?? 1));
  const highest = D1 + term(minorTolerance(D, P, name));
  return {
    class: name,
    D2min: D2,
    D2max: term(D2 + onPitch),
    D1min: roundHalfUp(D1, printed),
    D1max: roundHalfUp(highest, name === '3B' ? 4 : printed),
  };
}

export function unifiedExternalLimits(size: UnifiedSize, name: string): ExternalLimits<number> {
  const { D, P, engagement, isUnj } = size;
  const reference = pitchTolerance2A(D, P, engagement);
  const allowance = term(reference * (ALLOWANCE_FACTOR[name] ?? 0));
  const dmax = term(D - allowance);
  const d2max = term(basicPitchDiameter(size) - allowance);
  const d2min = term(d2max - term(reference * (PITCH_TOLERANCE_FACTOR[name] ?? 1)));
  return {
    class: name,
    dmax,
    dmin: term(dmax - term(majorTolerance(P, name))),
    d2max,
    d2min,
    d3max: term(dmax - rootDrop(size) * P),
    d3min: isUnj ? term(d2min - LOWEST_J_ROOT_DROP * P) : null,
  };
}
