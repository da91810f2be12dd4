import { type Millimetres, mm } from '@truciolo/units';

/** Hides the noise of binary fractions, so that a value meant as a tie is seen as one. */
const NOISE = 1e-9;

/** Rounds to this many decimals, a tie upwards: the rule the published thread tables follow (ASME B1.30). */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5 + NOISE) / scale;
}

/** Diameters are printed to the micrometre, as in the tables of the standards. */
export const toMicrometre = (value: number): Millimetres => mm(roundHalfUp(value, 3));

/**
 * Nearest multiple of a drill step; a tie goes to the even multiple (ISO 80000-1, rule A), so that a series of
 * rounded drills has no drift towards larger holes.
 */
export function nearestDrill(diameter: number, step: number): Millimetres {
  const ratio = diameter / step;
  const below = Math.floor(ratio + NOISE);
  const isTie = Math.abs(ratio - below - 0.5) < NOISE;
  const count = isTie ? below + (below % 2) : Math.round(ratio);
  return mm(roundHalfUp(count * step, 3));
}
