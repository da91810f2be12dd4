import { dot, frame } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import { convexHull, type Point2 } from './convex-hull.ts';

interface Shadow {
  readonly hull: readonly Point2[];
  /** Extent along the direction of projection. */
  readonly low: number;
  readonly high: number;
  readonly x: Vec3;
  readonly y: Vec3;
}

const EIGHTH = Math.SQRT1_2;
/** The eight directions of an octagon, counter-clockwise. */
const COMPASS: readonly Point2[] = [
  [1, 0],
  [EIGHTH, EIGHTH],
  [0, 1],
  [-EIGHTH, EIGHTH],
  [-1, 0],
  [-EIGHTH, -EIGHTH],
  [0, -1],
  [EIGHTH, -EIGHTH],
];
/** Fewer points are as quickly sorted as sifted. */
const FEW = 50;

/** The farthest point in each of the eight directions. */
function extremes(u: Float64Array, v: Float64Array): readonly Point2[] {
  return COMPASS.map(([dx, dy]) => {
    let [best, far] = [0, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < u.length; index++) {
      const reach = (u[index] as number) * dx + (v[index] as number) * dy;
      if (reach > far) {
        far = reach;
        best = index;
      }
    }
    return [u[best] as number, v[best] as number];
  });
}

/**
 * Points within the octagon of the extremes are not corners of the hull (Akl, Toussaint 1978). Plain loops over
 * numbers: a part has tens of thousands of points, and every direction of the box runs this again.
 */
function outside(u: Float64Array, v: Float64Array): readonly Point2[] {
  const corners = extremes(u, v);
  const lines = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point2;
    return { x, y, dx: nextX - x, dy: nextY - y };
  });
  const found: Point2[] = [];
  for (let index = 0; index < u.length; index++) {
    const [px, py] = [u[index] as number, v[index] as number];
    for (const { x, y, dx, dy } of lines) {
      if (dx * (py - y) - dy * (px - x) > 0) continue;
      found.push([px, py]);
      break;
    }
  }
  return found;
}

/** Shadow of the part along a direction. */
export function projectHull(points: readonly Vec3[], direction: Vec3): Shadow {
  const [x, y] = frame(direction);
  const [u, v] = [new Float64Array(points.length), new Float64Array(points.length)];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < points.length; index++) {
    const point = points[index] as Vec3;
    const height = dot(point, direction);
    if (height < low) low = height;
    if (height > high) high = height;
    u[index] = dot(point, x);
    v[index] = dot(point, y);
  }
  const rim =
    points.length > FEW
      ? outside(u, v)
      : Array.from(u, (value, index): Point2 => [value, v[index] as number]);
  return { hull: convexHull(rim), low, high, x, y };
}
