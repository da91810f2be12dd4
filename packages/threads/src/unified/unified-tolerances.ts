import { roundHalfUp } from '../rounding.ts';

/** Formulas of ASME B1.1, section 5. All lengths in inches; D basic major diameter, P pitch. */

/**
 * Pitch diameter tolerance of class 2A, to six decimals; the other classes are multiples of that. UNC and UNF
 * are engaged over one diameter, every other series over nine pitches.
 */
export function pitchTolerance2A(D: number, P: number, engagement: number): number {
  return roundHalfUp(0.0015 * Math.cbrt(D) + 0.0015 * Math.sqrt(engagement) + 0.015 * P ** (2 / 3), 6);
}

export const PITCH_TOLERANCE_FACTOR: Readonly<Record<string, number>> = {
  '1A': 1.5,
  '2A': 1,
  '3A': 0.75,
  '1B': 1.95,
  '2B': 1.3,
  '3B': 0.975,
};

/** Allowance as a share of the 2A pitch tolerance; class 3A has none. */
export const ALLOWANCE_FACTOR: Readonly<Record<string, number>> = { '1A': 0.3, '2A': 0.3, '3A': 0 };

/** External major diameter: classes 2A and 3A; class 1A has half as much again. */
export const majorTolerance = (P: number, name: string): number =>
  (name === '1A' ? 0.09 : 0.06) * P ** (2 / 3);

const clamp = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(value, highest));

const smallSizeMinorTolerance = (D: number, P: number) => 0.05 * P ** (2 / 3) + (0.03 * P) / D - 0.002;

/** Internal minor diameter. Sizes under 1/4 inch and class 3B follow the diameter, the others the pitch. */
export function minorTolerance(D: number, P: number, name: string): number {
  const highest = 0.394 * P;
  if (name === '3B') {
    const lowest = P > 1 / 13 + 1e-9 ? 0.12 * P : 0.23 * P - 1.5 * P ** 2;
    return clamp(smallSizeMinorTolerance(D, P), lowest, highest);
  }
  const byPitch = 0.25 * P - 0.4 * P ** 2;
  if (D < 0.25) return clamp(smallSizeMinorTolerance(D, P), byPitch, highest);
  return P >= 0.25 ? 0.15 * P : byPitch;
}
