import { dot, parallel, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';

/** A flank leans at least this much towards the plane it opens in, as a cosine; floors and walls of a step do not. */
const LEANS = 0.05;

const run = (view: SolidView, edge: number): Vec3 => {
  const line = view.edgePolyline(edge);
  return unit(sub(line.at(-1) as Vec3, line[0] as Vec3));
};

/** Normals and distances of the planes in which a flank ends, along its foot. */
function brims(view: SolidView, flank: number, foot: Vec3): readonly { normal: Vec3; height: number }[] {
  const own = view.face(flank).surface;
  return (view.neighbours[flank] ?? []).flatMap(({ face, edge, convexity }) => {
    const { surface } = view.face(face);
    if (convexity !== 'convex' || surface.kind !== 'plane' || own.kind !== 'plane') return [];
    if (dot(own.normal, surface.normal) < LEANS || !parallel(run(view, edge), foot, 1e-3)) return [];
    return [{ normal: surface.normal, height: dot(surface.normal, view.facePoints(face)[0] as Vec3) }];
  });
}

/**
 * Two flanks that rise from one edge to the same plane are a V, cut by a mill of that shape: neither is the floor of a
 * step, which opens towards two sides of the part.
 */
export function isValley(view: SolidView, { kind, faces: [floor = -1, ...walls] }: PocketFeature): boolean {
  if (kind !== 'step') return false;
  return (view.neighbours[floor] ?? []).some(({ face, edge, convexity }) => {
    if (convexity !== 'concave' || !walls.includes(face)) return false;
    const foot = run(view, edge);
    const others = brims(view, face, foot);
    return brims(view, floor, foot).some((one) =>
      others.some(
        (other) =>
          dot(one.normal, other.normal) > 1 - 1e-6 &&
          Math.abs(one.height - other.height) <= view.tolerance * 4,
      ),
    );
  });
}
