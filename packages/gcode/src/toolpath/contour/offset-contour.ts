import { meet, type Point2 } from '../../compensation/offset-curve.ts';
import { curveOf, directionAt, type Move } from '../move.ts';
import { type ContourMove, type ContourShape, isClosed } from './contour-shape.ts';

/** Below this sine of the turn a corner is smooth. */
const SMOOTH = 1e-6;

interface Piece {
  readonly move: Move;
  readonly from: Point2;
  /** Directions at both ends. */
  readonly enter: Point2;
  readonly leave: Point2;
}

/**
 * The contour `left` mm to the left of another (negative = right): arcs about outer corners, inner ones cut at the
 * crossing. Arcs that the distance eats up are left out.
 */
export function offsetContour(contour: ContourShape, left: number): ContourShape {
  if (left === 0) return contour;
  const pieces = piecesOf(contour, left);
  const [head] = pieces;
  if (!head) return contour;
  const closed = isClosed(contour);
  const joints = pieces.map((piece, i) => {
    const next = pieces[i + 1] ?? (closed ? head : null);
    return next ? jointOf(piece, next, left) : null;
  });
  const closing = closed ? joints.at(-1) : null;
  const start = closing?.crossing ?? aside(head.from, head.enter, left);
  const moves: ContourMove[] = [];
  for (const [i, piece] of pieces.entries()) {
    const end: Point2 = [piece.move.to[0], piece.move.to[1]];
    const joint = joints[i];
    const to = joint?.crossing ?? aside(end, piece.leave, left);
    const { arc } = piece.move;
    moves.push({ to, arc: arc ? { clockwise: arc.clockwise, centre: arc.centre } : null });
    if (joint?.around) moves.push({ to: joint.around, arc: { clockwise: left > 0, centre: end } });
  }
  return { start, moves, side: 0 };
}

function piecesOf({ start, moves }: ContourShape, left: number): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const { to, arc } of moves) {
    const move: Move = {
      to: [to[0], to[1], 0],
      feed: 0,
      line: 0,
      plane: 0,
      arc: arc ? { ...arc, turns: 0 } : null,
    };
    const eaten =
      arc && Math.hypot(to[0] - arc.centre[0], to[1] - arc.centre[1]) + (arc.clockwise ? left : -left) <= 0;
    const [enter, leave] = [directionAt(move, from, from), directionAt(move, from, to)];
    if (enter && leave && !eaten) pieces.push({ move, from, enter, leave });
    from = to;
  }
  return pieces;
}

/** How the path continues at a corner: cut at a crossing, or round it to `around`. */
function jointOf(
  piece: Piece,
  next: Piece,
  left: number,
): { crossing: Point2 | null; around: Point2 | null } {
  const [p, q] = [piece.leave, next.enter];
  const turn = p[0] * q[1] - p[1] * q[0];
  const corner: Point2 = [piece.move.to[0], piece.move.to[1]];
  if (Math.abs(turn) < SMOOTH && p[0] * q[0] + p[1] * q[1] > 0) return { crossing: null, around: null };
  if (turn * left < 0) return { crossing: null, around: aside(next.from, q, left) };
  const [first, second] = [curveOf(piece.move, piece.from, left), curveOf(next.move, next.from, left)];
  return { crossing: meet(first, second, corner), around: null };
}

function aside([x, y]: Point2, [dx, dy]: Point2, by: number): Point2 {
  return [x - dy * by, y + dx * by];
}
