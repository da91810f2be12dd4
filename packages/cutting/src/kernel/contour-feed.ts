import { type Millimetres, type MillimetresPerMinute, mmPerMinute } from '@truciolo/units';

/** A circular wall of diameter Dw, cut from inside or outside. */
export interface Contour {
  readonly side: 'inner' | 'outer';
  readonly Dw: Millimetres;
}

/** Feed of the cutter's centre for a feed vf at the wall: vf (Dw -+ D)/Dw (Kyocera, Mitsubishi; formulas a2). */
export function contourFeed(
  { side, Dw }: Contour,
  vf: MillimetresPerMinute,
  D: Millimetres,
): MillimetresPerMinute {
  return mmPerMinute((vf * (side === 'inner' ? Dw - D : Dw + D)) / Dw);
}
