import { dot, frame } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import { convexHull, smallestRectangle } from './convex-hull.ts';

/** Width and length of walls seen along the tool. */
export function planSize(
  view: SolidView,
  faces: readonly number[],
  direction: Vec3,
): { width: number; length: number } {
  const [x, y] = frame(direction);
  const hull = convexHull(
    faces.flatMap((face) => view.facePoints(face).map((point) => [dot(point, x), dot(point, y)] as const)),
  );
  const { width, height } = smallestRectangle(hull);
  return { width: Math.min(width, height), length: Math.max(width, height) };
}

/** Extent of faces along a direction. */
export function extentAlong(
  view: SolidView,
  faces: readonly number[],
  direction: Vec3,
): { low: number; high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const face of faces) {
    for (const point of view.facePoints(face)) {
      const height = dot(point, direction);
      if (height < low) low = height;
      if (height > high) high = height;
    }
  }
  return { low, high };
}
