import type { OffsetCurve, Point2 } from './offset-curve.ts';

/** Rounding allowed when a tool just fits an arc, mm. */
const FITS = 1e-6;
/** Rounding of programmed points that is not interference: angle in rad, distance in mm. */
const SAME_TURN = 1e-2;
const SAME_WAY = 2e-3;

/** A programmed move in the plane, with the tool centre's path beside it. */
export interface Segment {
  readonly rapid: boolean;
  /** Direction of travel at the programmed start and end, unit vectors. */
  readonly startDirection: Point2;
  readonly endDirection: Point2;
  /** Tool centre at the programmed start and end. */
  readonly offsetStart: Point2;
  readonly offsetEnd: Point2;
  readonly curve: OffsetCurve;
  /** Set on arcs. */
  readonly arc: { readonly clockwise: boolean; readonly turns: number; readonly outside: boolean } | null;
  /** Level along the plane's normal at the end. */
  readonly level: number;
  readonly feed: number;
  readonly line: number;
}

interface MoveValues {
  readonly level: number;
  readonly feed: number;
  readonly line: number;
}

/** `side`: 1 = tool left of the path, -1 = right. */
export function lineSegment(
  rapid: boolean,
  from: Point2,
  to: Point2,
  side: number,
  radius: number,
  values: MoveValues,
): Segment {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const direction: Point2 = [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
  const normal: Point2 = [-direction[1] * side * radius, direction[0] * side * radius];
  const offsetEnd: Point2 = [to[0] + normal[0], to[1] + normal[1]];
  return {
    rapid,
    startDirection: direction,
    endDirection: direction,
    offsetStart: [from[0] + normal[0], from[1] + normal[1]],
    offsetEnd,
    curve: { kind: 'line', through: offsetEnd, direction },
    arc: null,
    ...values,
  };
}

interface ArcShape {
  readonly from: Point2;
  readonly to: Point2;
  readonly centre: Point2;
  readonly clockwise: boolean;
  readonly turns: number;
}

/** Null when the tool does not fit inside the arc. */
export function arcSegment(
  shape: ArcShape,
  side: number,
  radius: number,
  values: MoveValues,
): Segment | null {
  const { from, to, centre, clockwise } = shape;
  const arcRadius = Math.hypot(to[0] - centre[0], to[1] - centre[1]);
  const outside = clockwise === (side === 1);
  const toolRadius = outside ? arcRadius + radius : arcRadius - radius;
  // A tool of just the arc's radius turns on the spot.
  if (toolRadius < -FITS) return null;
  const reach = outside ? radius : -radius;
  return {
    rapid: false,
    startDirection: tangent(from, centre, clockwise),
    endDirection: tangent(to, centre, clockwise),
    offsetStart: outward(from, centre, reach),
    offsetEnd: outward(to, centre, reach),
    curve: { kind: 'circle', centre, radius: Math.max(0, toolRadius) },
    arc: { clockwise, turns: shape.turns, outside },
    ...values,
  };
}

function tangent(at: Point2, centre: Point2, clockwise: boolean): Point2 {
  const x = at[0] - centre[0];
  const y = at[1] - centre[1];
  const size = Math.hypot(x, y) || 1;
  return clockwise ? [y / size, -x / size] : [-y / size, x / size];
}

function outward(at: Point2, centre: Point2, reach: number): Point2 {
  const x = at[0] - centre[0];
  const y = at[1] - centre[1];
  const size = Math.hypot(x, y) || 1;
  return [at[0] + (x / size) * reach, at[1] + (y / size) * reach];
}

/** Length that a corner at `point` removes: angle of the held arc, else of the next one, else distance from its end. */
export function trimmed(held: Segment, next: Segment, point: Point2): number {
  if (held.curve.kind === 'circle' && held.arc) {
    return turnBetween(point, held.offsetEnd, held.curve.centre, held.arc.clockwise);
  }
  if (next.curve.kind === 'circle' && next.arc) {
    return turnBetween(next.offsetStart, point, next.curve.centre, next.arc.clockwise);
  }
  return Math.hypot(point[0] - held.offsetEnd[0], point[1] - held.offsetEnd[1]);
}

/**
 * Trimmed at both corners the tool's path runs against the programmed one: the tool would cut into the wall on the other
 * side. The rule of Fanuc's interference check.
 */
export function runsBackwards(segment: Segment, from: Point2, to: Point2): boolean {
  if (segment.arc && segment.curve.kind === 'circle') {
    const { centre, radius } = segment.curve;
    const { clockwise, turns } = segment.arc;
    const whole = turnBetween(segment.offsetStart, segment.offsetEnd, centre, clockwise);
    if (radius < FITS || turns > 0 || whole < FITS) return false;
    const left = turnBetween(from, to, centre, clockwise);
    return left > whole + SAME_TURN && left < 2 * Math.PI - SAME_TURN;
  }
  const [u, v] = segment.endDirection;
  return (to[0] - from[0]) * u + (to[1] - from[1]) * v < -SAME_WAY;
}

/** Angle from one point of a circle to another in the direction of travel, 0 up to a full turn. */
function turnBetween(from: Point2, to: Point2, centre: Point2, clockwise: boolean): number {
  const [ax, ay] = [from[0] - centre[0], from[1] - centre[1]];
  const [bx, by] = [to[0] - centre[0], to[1] - centre[1]];
  const angle = Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * (clockwise ? -1 : 1);
  return angle < -1e-9 ? angle + 2 * Math.PI : angle;
}
