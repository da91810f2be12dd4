import type { Plane } from './row-kind.ts';

/** Arc, helix or spiral in a plane, from where the tool is. Same start and end = full circle. Lengths in mm. */
export interface ArcMove {
  readonly clockwise: boolean;
  readonly plane: Plane;
  /** The end, absolute. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The centre, absolute, on the plane's first and second axis (`PLANE_AXES`). */
  readonly centreU: number;
  readonly centreV: number;
  /** Whole turns on top of the last part; none when left out. */
  readonly turns?: number;
  readonly feed: number;
  readonly line: number;
}
