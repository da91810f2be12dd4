import type { ExternalLimits, InternalLimits } from '../dimensions.ts';
import { roundHalfUp } from '../rounding.ts';

/** ASME B1.5 (ACME, general purpose) and B1.8 (Stub ACME). All lengths in inches; D major diameter, P pitch. */
interface AcmeClass {
  /** Allowance of the external pitch diameter: factor of the root of D. */
  readonly allowance: number;
  /** Pitch diameter tolerance: factors of the roots of P and of D. */
  readonly onPitch: number;
  readonly onDiameter: number;
}

const CLASSES: Readonly<Record<string, AcmeClass>> = {
  '2G': { allowance: 0.008, onPitch: 0.03, onDiameter: 0.006 },
  '3G': { allowance: 0.006, onPitch: 0.014, onDiameter: 0.0028 },
  '4G': { allowance: 0.004, onPitch: 0.01, onDiameter: 0.002 },
};

export const ACME_CLASSES: readonly string[] = Object.keys(CLASSES);
/** ASME B1.8 has one class. */
export const STUB_CLASSES: readonly string[] = ['2G'];

/** Basic depth as a multiple of the pitch. */
export const ACME_DEPTH = 0.5;
export const STUB_DEPTH = 0.3;

/** Room on the diameter at crest and root: 0.020 in, 0.010 in when finer than 10 threads per inch. */
export const acmeClearance = (P: number): number => (P < 0.1 - 1e-9 ? 0.01 : 0.02);

/** Tolerance of the diameters the tool leaves as crests: 0.05 P, at least 0.005 in. */
const crestTolerance = (P: number) => Math.max(0.05 * P, 0.005);

const term = (value: number) => roundHalfUp(value, 4);

function pitchTolerance(D: number, P: number, name: string): number {
  const { onPitch = 0, onDiameter = 0 } = CLASSES[name] ?? {};
  return term(onPitch * Math.sqrt(P) + onDiameter * Math.sqrt(D));
}

export function acmeInternalLimits(
  D: number,
  P: number,
  depth: number,
  name: string,
): InternalLimits<number> {
  const D2 = term(D - depth * P);
  const D1 = term(D - 2 * depth * P);
  const tolerance = pitchTolerance(D, P, name);
  const D4min = term(D + acmeClearance(P));
  return {
    class: name,
    D2min: D2,
    D2max: term(D2 + tolerance),
    D1min: D1,
    D1max: term(D1 + crestTolerance(P)),
    D4min,
    D4max: term(D4min + (depth === STUB_DEPTH ? tolerance : acmeClearance(P))),
  };
}

export function acmeExternalLimits(
  D: number,
  P: number,
  depth: number,
  name: string,
): ExternalLimits<number> {
  const tolerance = pitchTolerance(D, P, name);
  const d2max = term(D - depth * P - term((CLASSES[name]?.allowance ?? 0) * Math.sqrt(D)));
  const d3max = term(D - 2 * depth * P - acmeClearance(P));
  // ASME B1.5: the root may run out by one and a half pitch tolerances; ASME B1.8: by one.
  const rootTolerance = (depth === STUB_DEPTH ? 1 : 1.5) * tolerance;
  return {
    class: name,
    dmax: D,
    dmin: term(D - crestTolerance(P)),
    d2max,
    d2min: term(d2max - tolerance),
    d3max,
    d3min: term(d3max - rootTolerance),
  };
}
