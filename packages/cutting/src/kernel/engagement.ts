import type { Degrees, Millimetres } from '@truciolo/units';
import { toDegrees } from './angle.ts';

/** Face: cutter centred on the cut. Shoulder: cut from one side. Slot: full width. */
export type MillingKind = 'face' | 'shoulder' | 'slot';

/** Arc of contact and the thinning of the chip along it, relative to fz sin(KAPR). */
interface Engagement {
  readonly phi: Degrees;
  readonly mean: number;
  readonly max: number;
}

/**
 * Formulas a2. With x = ae/D: face phi = 2 asin x, mean chip x/asin x; side phi = acos(1 - 2x), written as
 * 2 asin(sqrt x) because it stays exact for a very small x, mean chip 2x/phi. The thickest chip of a centred
 * cutter lies on its axis and is never thinned; from the side it is 2 sqrt(x(1 - x)) up to half the diameter.
 */
export function engagement(kind: MillingKind, D: Millimetres, ae: Millimetres): Engagement {
  const x = kind === 'slot' ? 1 : Math.min(1, ae / D);
  if (kind === 'face') {
    const half = Math.asin(x);
    return { phi: toDegrees(2 * half), mean: x / half, max: 1 };
  }
  const phi = 2 * Math.asin(Math.sqrt(x));
  return { phi: toDegrees(phi), mean: (2 * x) / phi, max: x >= 0.5 ? 1 : 2 * Math.sqrt(x * (1 - x)) };
}
