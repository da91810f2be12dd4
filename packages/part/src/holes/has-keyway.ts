import { distance, dot, parallel } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { RoundLine } from './round-lines.ts';

interface Flank {
  readonly face: number;
  readonly normal: Vec3;
  /** A point of the edge where it meets the bore. */
  readonly at: Vec3;
}

/** Faces at the foot of a flank: its inner corners, also those behind a rounding. */
function foot(view: SolidView, flank: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { face, convexity } of view.neighbours[flank] ?? []) {
    if (convexity === 'concave') found.add(face);
    if (convexity !== 'smooth' || !view.face(face).concave) continue;
    found.add(face);
    for (const next of view.neighbours[face] ?? []) if (next.convexity === 'smooth') found.add(next.face);
  }
  found.delete(flank);
  return found;
}

/**
 * Two flat flanks along the axis that face each other over less than a radius, meet the wall at outward corners and
 * have one floor between them. Without a floor it is a slot from outside that breaks into the bore.
 */
export function hasKeyway(view: SolidView, line: RoundLine, faces: readonly number[]): boolean {
  const flanks: Flank[] = [];
  for (const wall of faces) {
    for (const { face, edge, convexity } of view.neighbours[wall] ?? []) {
      const { surface } = view.face(face);
      if (surface.kind !== 'plane' || convexity !== 'convex' || view.edge(edge).curve !== 'line') continue;
      if (Math.abs(dot(surface.normal, line.axis)) >= 1e-3) continue;
      const [at] = view.edgePolyline(edge);
      if (at) flanks.push({ face, normal: surface.normal, at });
    }
  }
  const [first] = faces;
  const surface = first === undefined ? undefined : view.face(first).surface;
  const radius = surface?.kind === 'cylinder' ? surface.radius : Number.POSITIVE_INFINITY;
  // The ends of a slot join its flanks too, and lie across the axis.
  const isEnd = (face: number) => {
    const end = view.face(face).surface;
    return end.kind === 'plane' && parallel(end.normal, line.axis, 1e-3);
  };
  const across = (a: Flank, b: Flank) => {
    const rise = dot(b.at, line.axis) - dot(a.at, line.axis);
    return Math.sqrt(Math.max(0, distance(a.at, b.at) ** 2 - rise ** 2));
  };
  return flanks.some((a, index) =>
    flanks.slice(index + 1).some((b) => {
      if (!parallel(a.normal, b.normal, 1e-3) || dot(a.normal, b.normal) > 0) return false;
      if (across(a, b) > radius) return false;
      const floor = foot(view, a.face);
      return [...foot(view, b.face)].some(
        (face) => floor.has(face) && face !== a.face && face !== b.face && !isEnd(face),
      );
    }),
  );
}
