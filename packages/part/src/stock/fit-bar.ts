import { type Point2, rectangleAt, smallestCircle, smallestRectangle } from '../box/convex-hull.ts';
import { projectHull } from '../box/project-hull.ts';
import { parallel } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { HoleFeature } from '../report/part-report.ts';
import type { BarFit } from './propose-stock.ts';

/** Smallest hexagon bar, by its width across flats: the turn is tried in steps of 2°, as the hull's sides give none. */
function acrossFlats(hull: readonly Point2[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let degrees = 0; degrees < 60; degrees += 2) {
    const widths = [0, 60, 120].map((turn) => rectangleAt(hull, ((degrees + turn) * Math.PI) / 180).height);
    best = Math.min(best, Math.max(...widths));
  }
  return best;
}

/** Size of a bar along this direction that contains the part. */
export function fitBar(points: readonly Vec3[], direction: Vec3, holes: readonly HoleFeature[]): BarFit {
  const { hull, low, high } = projectHull(points, direction);
  const { width, height } = smallestRectangle(hull);
  const length = high - low;
  const bores = holes.filter(
    ({ axis, through, depth }) => through && parallel(axis, direction, 1e-3) && depth > length * 0.9,
  );
  return {
    diameter: smallestCircle(hull).radius * 2,
    acrossFlats: acrossFlats(hull),
    acrossSquare: Math.max(width, height),
    length,
    bore: Math.max(0, ...bores.map(({ diameter }) => diameter)),
  };
}
