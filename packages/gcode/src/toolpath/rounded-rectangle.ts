import type { Point } from './frame.ts';
import type { PathWriter } from './path-writer.ts';

/** Closed path about the origin: half sides along the plane's axes and the radius of its corners, mm. */
export interface RoundedRectangle {
  readonly halfLength: number;
  readonly halfWidth: number;
  readonly radius: number;
}

/** Point of the plane at a level along its normal. */
export function planePoint(path: PathWriter, u: number, v: number, level: number): Point {
  const [first, second, normal] = path.axes;
  const out: Point = [0, 0, 0];
  out[first] = u;
  out[second] = v;
  out[normal] = level;
  return out;
}

/** Where a run round the rectangle starts and ends: the middle of its right side. */
export function loopStart(path: PathWriter, shape: RoundedRectangle, level: number): Point {
  return planePoint(path, shape.halfLength, 0, level);
}

/** Once round at a level, from its start point. */
export function cutLoop(
  path: PathWriter,
  shape: RoundedRectangle,
  level: number,
  feed: number,
  counterClockwise: boolean,
): void {
  const { halfLength: a, halfWidth: b } = shape;
  const r = Math.min(shape.radius, a, b);
  const side = counterClockwise ? 1 : -1;
  /** Corners in the order of travel: centre of the rounding, its two ends. */
  const corners = [
    { centre: [a - r, b - r], from: [a, b - r], to: [a - r, b] },
    { centre: [r - a, b - r], from: [r - a, b], to: [-a, b - r] },
    { centre: [r - a, r - b], from: [-a, r - b], to: [r - a, -b] },
    { centre: [a - r, r - b], from: [a - r, -b], to: [a, r - b] },
  ] as const;
  for (const { centre, from, to } of corners) {
    cutTo(path, from[0], side * from[1], level, feed);
    if (r > 0)
      path.arc(
        planePoint(path, to[0], side * to[1], level),
        { clockwise: !counterClockwise, centre: [centre[0], side * centre[1]], turns: 0 },
        feed,
      );
    else cutTo(path, to[0], side * to[1], level, feed);
  }
  cutTo(path, a, 0, level, feed);
}

function cutTo(path: PathWriter, u: number, v: number, level: number, feed: number): void {
  const to = planePoint(path, u, v, level);
  const at = path.at;
  if (Math.hypot(to[0] - at[0], to[1] - at[1], to[2] - at[2]) > 1e-9) path.cut(to, feed);
}
