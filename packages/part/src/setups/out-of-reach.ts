import { dot } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { FaceSample } from './sample-faces.ts';

/** A mill as thick as the gap it works in goes in this many diameters deep. */
const REACH = 4;
/** Seen along its surface, not from above it. */
const GRAZING = 0.1;

/** Air in front of a face, up to the material it looks at; infinite where there is none. */
function gapBefore(view: SolidView, samples: readonly FaceSample[]): number {
  const gaps = samples.map(({ point, normal }) => view.tree.nearest(point, normal).distance);
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? Number.POSITIVE_INFINITY;
}

/** Turn of the surface from which on a corner is narrower than a right angle: no round tool fills it, rad. */
const NARROW = Math.PI / 2 + 0.05;

/** The flank of a dovetail leans over the floor beside it. */
const hasNarrowCorner = (view: SolidView, face: number): boolean =>
  (view.neighbours[face] ?? []).some(
    ({ edge, convexity }) => convexity === 'concave' && view.edge(edge).angle > NARROW,
  );

/**
 * A face that is seen through both ends of a long hollow and from nowhere else, as the lips of a T-slot are: from the
 * ends a mill thin enough for the gap does not come far enough, nor does it come into the corner of a dovetail. `seen`: the directions that see it.
 */
export function isOutOfReach(
  view: SolidView,
  face: number,
  samples: readonly FaceSample[],
  seen: readonly Vec3[],
): boolean {
  const [line] = seen;
  if (!line || samples.length === 0) return false;
  const isThrough = seen.some((direction) => dot(direction, line) < -0.999);
  if (!isThrough || seen.some((direction) => Math.abs(dot(direction, line)) < 0.999)) return false;
  if (samples.some(({ normal }) => Math.abs(dot(normal, line)) > GRAZING)) return false;
  if (hasNarrowCorner(view, face)) return true;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of view.facePoints(face)) {
    low = Math.min(low, dot(point, line));
    high = Math.max(high, dot(point, line));
  }
  return (high - low) / 2 > REACH * gapBefore(view, samples);
}
