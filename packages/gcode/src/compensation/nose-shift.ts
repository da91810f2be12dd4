import type { Point2 } from './offset-curve.ts';

export const NO_SHIFT: Point2 = [0, 0];

/**
 * Side of the nose's centre, along Z and X, on which the positioned point of a turning tool lies.
 * Numbers of the tool orientation as LinuxCNC draws them; 0 and 9 = the centre itself.
 */
const SIDES: readonly Point2[] = [
  NO_SHIFT,
  [1, -1],
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
  NO_SHIFT,
];

/** Shift in mm from the nose's centre to the positioned point in the ZX plane; null = no such orientation. */
export function noseShift(orientation: number, radius: number): Point2 | null {
  const side = SIDES[orientation];
  return side ? [side[0] * radius, side[1] * radius] : null;
}
