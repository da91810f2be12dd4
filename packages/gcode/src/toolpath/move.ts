import { PLANE_AXES, type Plane } from '../canon/row-kind.ts';
import type { OffsetCurve, Point2 } from '../compensation/offset-curve.ts';
import type { Point } from './frame.ts';

/** A contour move as the program means it, before frames and cutter compensation. */
export interface Move {
  readonly to: Point;
  readonly feed: number;
  readonly line: number;
  readonly plane: Plane;
  /** Null on a straight move. */
  readonly arc: ArcData | null;
}

export interface ArcData {
  readonly clockwise: boolean;
  /** On the plane's first and second axis. */
  readonly centre: Point2;
  /** Whole turns on top of the last part. */
  readonly turns: number;
}

/** A point seen in the plane. */
export function flat(point: Readonly<Point>, plane: Plane): Point2 {
  const [u, v] = PLANE_AXES[plane] as readonly [number, number, number];
  return [point[u] as number, point[v] as number];
}

/** `point` with its two coordinates in the plane replaced. */
export function inPlane(point: Readonly<Point>, plane: Plane, at: Point2): Point {
  const [u, v] = PLANE_AXES[plane] as readonly [number, number, number];
  const out: Point = [point[0], point[1], point[2]];
  out[u] = at[0];
  out[v] = at[1];
  return out;
}

/** Unit vector of travel in the plane where a move starts (`at` = its start) or ends; null when it has none. */
export function directionAt(move: Move, from: Point2, at: Point2): Point2 | null {
  const [x, y] = move.arc
    ? [at[0] - move.arc.centre[0], at[1] - move.arc.centre[1]]
    : [flat(move.to, move.plane)[0] - from[0], flat(move.to, move.plane)[1] - from[1]];
  const size = Math.hypot(x, y);
  if (size < 1e-9) return null;
  if (!move.arc) return [x / size, y / size];
  return move.arc.clockwise ? [y / size, -x / size] : [-y / size, x / size];
}

/** The whole line or circle a move runs on, shifted to its left by `left` (negative = right). */
export function curveOf(move: Move, from: Point2, left: number): OffsetCurve {
  const to = flat(move.to, move.plane);
  if (move.arc) {
    const radius = Math.hypot(to[0] - move.arc.centre[0], to[1] - move.arc.centre[1]);
    return {
      kind: 'circle',
      centre: move.arc.centre,
      radius: Math.abs(move.arc.clockwise ? radius + left : radius - left),
    };
  }
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const direction: Point2 = [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
  return { kind: 'line', through: [to[0] - direction[1] * left, to[1] + direction[0] * left], direction };
}

/** Point of a curve nearest to `point`. */
export function footOn(curve: OffsetCurve, point: Point2): Point2 {
  if (curve.kind === 'line') {
    const { through, direction } = curve;
    const along = (point[0] - through[0]) * direction[0] + (point[1] - through[1]) * direction[1];
    return [through[0] + along * direction[0], through[1] + along * direction[1]];
  }
  const [x, y] = [point[0] - curve.centre[0], point[1] - curve.centre[1]];
  const size = Math.hypot(x, y) || 1;
  return [curve.centre[0] + (x / size) * curve.radius, curve.centre[1] + (y / size) * curve.radius];
}
