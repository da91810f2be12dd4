import type { Point } from '../canon/point.ts';
import type { Corner } from '../toolpath/corner.ts';
import type { Move } from '../toolpath/move.ts';

/** A cut that ends in a corner still to be rounded (`,R`) or broken (`,C`) with the next one. */
export interface OpenCorner {
  readonly from: Point;
  readonly move: Move;
  readonly corner: Corner;
}
