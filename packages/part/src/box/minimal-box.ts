import { add, scale } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import { smallestRectangle } from './convex-hull.ts';
import { projectHull } from './project-hull.ts';

export interface OrientedBox {
  /** Sides, shortest first, mm. */
  readonly sides: Vec3;
  /** Unit direction of each side. */
  readonly axes: readonly [Vec3, Vec3, Vec3];
}

/** Smallest box with one side along one of the directions: for each, rotating calipers in the plane across it. */
export function minimalBox(points: readonly Vec3[], directions: readonly Vec3[]): OrientedBox {
  let best: OrientedBox | undefined;
  let bestVolume = Number.POSITIVE_INFINITY;
  for (const direction of directions) {
    const { hull, low, high, x, y } = projectHull(points, direction);
    const { width, height, angle } = smallestRectangle(hull);
    const volume = width * height * (high - low);
    if (volume >= bestVolume * (1 - 1e-9)) continue;
    bestVolume = volume;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const entries: [number, Vec3][] = [
      [high - low, direction],
      [width, add(scale(x, c), scale(y, s))],
      [height, add(scale(x, -s), scale(y, c))],
    ];
    entries.sort((one, other) => one[0] - other[0]);
    const [a, b, d] = entries as [[number, Vec3], [number, Vec3], [number, Vec3]];
    best = { sides: [a[0], b[0], d[0]], axes: [a[1], b[1], d[1]] };
  }
  return (
    best ?? {
      sides: [0, 0, 0],
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    }
  );
}
