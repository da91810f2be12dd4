import type { ExternalLimits, InternalLimits } from '../dimensions.ts';
import { roundHalfUp } from '../rounding.ts';
import { WHITWORTH_DEPTH } from './whitworth-form.ts';

/** BS 84, all lengths in inches. Classes as a share of the medium tolerance of the effective diameter. */
export const BOLT_CLASSES: Readonly<Record<string, number>> = { close: 2 / 3, medium: 1, free: 3 / 2 };
export const NUT_CLASSES: Readonly<Record<string, number>> = { close: 2 / 3, medium: 1, normal: 3 / 2 };

/** Bolts of the free class have an allowance of 0.3 T up to this size. */
const ALLOWANCE_UP_TO = 0.75;

/** Tolerance T of the effective diameter, medium class, engaged over one diameter. */
const effectiveTolerance = (D: number, P: number) =>
  0.002 * Math.cbrt(D) + 0.003 * Math.sqrt(D) + 0.005 * Math.sqrt(P);

/** Tolerance of the nut's minor diameter: 0.2 P and a constant that falls with the pitch. */
function nutMinorTolerance(P: number): number {
  if (P <= 1 / 26 + 1e-9) return 0.2 * P + 0.004;
  return 0.2 * P + (P <= 1 / 22 + 1e-9 ? 0.005 : 0.007);
}

const term = (value: number) => roundHalfUp(value, 4);

/** Basic diameters in inches. */
export const effectiveDiameter = (D: number, P: number): number => term(D - WHITWORTH_DEPTH * P);
export const coreDiameter = (D: number, P: number): number => term(D - 2 * WHITWORTH_DEPTH * P);

export function whitworthInternalLimits(D: number, P: number, name: string): InternalLimits<number> {
  const D2 = effectiveDiameter(D, P);
  const D1 = coreDiameter(D, P);
  return {
    class: name,
    D2min: D2,
    D2max: term(D2 + (NUT_CLASSES[name] ?? 1) * effectiveTolerance(D, P)),
    D1min: D1,
    D1max: term(D1 + nutMinorTolerance(P)),
  };
}

export function whitworthExternalLimits(D: number, P: number, name: string): ExternalLimits<number> {
  const medium = effectiveTolerance(D, P);
  const tolerance = (BOLT_CLASSES[name] ?? 1) * medium;
  const allowance = name === 'free' && D <= ALLOWANCE_UP_TO ? 0.3 * medium : 0;
  const root = Math.sqrt(P);
  return {
    class: name,
    dmax: term(D - allowance),
    dmin: term(D - allowance - tolerance - 0.01 * root),
    d2max: term(effectiveDiameter(D, P) - allowance),
    d2min: term(effectiveDiameter(D, P) - allowance - tolerance),
    d3max: term(coreDiameter(D, P) - allowance),
    d3min: term(coreDiameter(D, P) - allowance - tolerance - (name === 'close' ? 0.013 : 0.02) * root),
  };
}
