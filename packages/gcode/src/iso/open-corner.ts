import type { Point } from '../canon/point.ts';

/** A straight cut that ends in a corner still to be rounded (`,R`) or broken (`,C`) with the next one. */
export interface OpenCorner {
  readonly from: Point;
  readonly at: Point;
  readonly kind: 'R' | 'C';
  /** Radius, or distance from the corner along both legs; mm. */
  readonly size: number;
  readonly feed: number;
  readonly line: number;
}
