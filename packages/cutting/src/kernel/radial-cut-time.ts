import {
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerRevolution,
  type Minutes,
  minutes,
  mm,
  type Rpm,
} from '@truciolo/units';

interface RadialCut {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly nMin?: Rpm | undefined;
  readonly nMax?: Rpm | undefined;
}

/** Diameter at which a spindle speed gives vc: 1000 vc/(pi n). */
export const diameterAt = (vc: MetresPerMinute, n: Rpm): Millimetres => mm((1000 * vc) / (Math.PI * n));

const atConstantSpeed = (from: number, to: number, n: Rpm, f: number) =>
  from > to ? (from - to) / 2 / (n * f) : 0;

/**
 * Facing or parting at constant surface speed (formulas a1): t = pi (D^2 - d^2)/(4000 vc f) between the diameters
 * where the spindle reaches its limits, at the limit outside them.
 */
export function radialCutTime({ from, to, vc, f, nMin, nMax }: RadialCut): Minutes {
  const within = (diameter: number) => Math.min(from, Math.max(to, diameter));
  const fast = within(nMax === undefined ? to : diameterAt(vc, nMax));
  const slow = Math.max(fast, within(nMin === undefined || nMin === 0 ? from : diameterAt(vc, nMin)));
  const surface = (Math.PI * (slow ** 2 - fast ** 2)) / (4000 * vc * f);
  const outside =
    (nMin === undefined ? 0 : atConstantSpeed(from, slow, nMin, f)) +
    (nMax === undefined ? 0 : atConstantSpeed(fast, to, nMax, f));
  return minutes(surface + outside);
}
