import { dot, frame } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import { convexHull, type Point2 } from './convex-hull.ts';

export interface Shadow {
  readonly hull: readonly Point2[];
  /** Extent along the direction of projection. */
  readonly low: number;
  readonly high: number;
  readonly x: Vec3;
  readonly y: Vec3;
}

/** Points that lie within the octagon of the extremes are no corner of the hull (Akl, Toussaint 1978). */
function outside(points: readonly Point2[]): readonly Point2[] {
  const directions: readonly Point2[] = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ];
  const extremes = directions.map(([dx, dy]) =>
    points.reduce((best, point) =>
      point[0] * dx + point[1] * dy > best[0] * dx + best[1] * dy ? point : best,
    ),
  );
  return points.filter((point) =>
    extremes.some((a, index) => {
      const b = extremes[(index + 1) % 8] as Point2;
      return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) <= 0;
    }),
  );
}

/** What the part covers, seen along a direction. */
export function projectHull(points: readonly Vec3[], direction: Vec3): Shadow {
  const [x, y] = frame(direction);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const flat = points.map((point): Point2 => {
    const height = dot(point, direction);
    if (height < low) low = height;
    if (height > high) high = height;
    return [dot(point, x), dot(point, y)];
  });
  return { hull: flat.length > 50 ? convexHull(outside(flat)) : convexHull(flat), low, high, x, y };
}
