import { meet, type Point2 } from '../compensation/offset-curve.ts';
import { curveOf, directionAt, flat, footOn, inPlane, type Move } from './move.ts';

/** Radius or chamfer at the end of a move. */
export type Corner =
  | { readonly kind: 'round'; readonly radius: number }
  /** The same length taken off both sides. */
  | { readonly kind: 'chamfer'; readonly side: number }
  /** Length of the new edge itself. */
  | { readonly kind: 'edge'; readonly length: number };

/** Below this sine of the angle a corner is smooth and nothing is inserted. */
const SMOOTH = 1e-6;

/** The first move shortened, and the piece put between it and the second. */
interface BrokenCorner {
  readonly first: Move;
  readonly piece: Move;
}

/** Null when the corner does not exist or there is no room for it. */
export function breakCorner(
  corner: Corner,
  from: Point2,
  first: Move,
  second: Move,
  feed: number,
): BrokenCorner | null {
  const at = flat(first.to, first.plane);
  const p = directionAt(first, from, at);
  const q = directionAt(second, at, at);
  if (p === null || q === null) return null;
  const turn = p[0] * q[1] - p[1] * q[0];
  if (Math.abs(turn) < SMOOTH) return null;
  const ends =
    corner.kind === 'round'
      ? roundEnds(corner.radius, turn > 0, from, at, first, second)
      : chamferEnds(corner, p, q, at, first, second);
  if (ends === null) return null;
  const to = inPlane(first.to, first.plane, ends.leave);
  return {
    first: { ...first, to },
    piece: {
      to: inPlane(first.to, first.plane, ends.enter),
      feed,
      line: first.line,
      plane: first.plane,
      arc: ends.centre ? { clockwise: turn < 0, centre: ends.centre, turns: 0 } : null,
    },
  };
}

interface Ends {
  readonly leave: Point2;
  readonly enter: Point2;
  readonly centre: Point2 | null;
}

function roundEnds(
  radius: number,
  left: boolean,
  from: Point2,
  at: Point2,
  first: Move,
  second: Move,
): Ends | null {
  const side = left ? radius : -radius;
  const centre = meet(curveOf(first, from, side), curveOf(second, at, side), at);
  if (centre === null) return null;
  return {
    leave: footOn(curveOf(first, from, 0), centre),
    enter: footOn(curveOf(second, at, 0), centre),
    centre,
  };
}

function chamferEnds(
  corner: Corner,
  p: Point2,
  q: Point2,
  at: Point2,
  first: Move,
  second: Move,
): Ends | null {
  if (first.arc || second.arc || corner.kind === 'round') return null;
  const inside = Math.acos(Math.max(-1, Math.min(1, -(p[0] * q[0] + p[1] * q[1]))));
  const side = corner.kind === 'chamfer' ? corner.side : corner.length / (2 * Math.sin(inside / 2));
  return {
    leave: [at[0] - p[0] * side, at[1] - p[1] * side],
    enter: [at[0] + q[0] * side, at[1] + q[1] * side],
    centre: null,
  };
}
