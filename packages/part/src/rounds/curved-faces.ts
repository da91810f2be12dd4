import { parallel } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PartReport } from '../report/part-report.ts';
import { isFillet } from './find-roundings.ts';

/** Radius of a hollow that the ball has to fit into; null where nothing hollow limits it. */
function hollowRadius(view: SolidView, face: number): number | null {
  const { surface, concave } = view.face(face);
  if (!concave || surface.kind === 'plane' || surface.kind === 'freeform') return null;
  return surface.kind === 'torus' ? surface.minorRadius : surface.radius;
}

/**
 * Faces that a mill makes line beside line with a ball: free forms, spheres, tori, and round faces that lie across every
 * direction of the tool. Roundings of an edge are not among them: a form cutter makes these. `skip`: faces of other tools.
 */
export function curvedFaces(
  view: SolidView,
  skip: ReadonlySet<number>,
  directions: readonly Vec3[],
): PartReport['curved'] {
  // No direction: a sheet, which is cut and bent, a mesh, or a part that the lathe makes alone.
  const candidates = directions.length > 0 ? view.solid.faces : [];
  const faces = candidates.flatMap(({ surface }, face) => {
    if (skip.has(face) || surface.kind === 'plane' || isFillet(view, face)) return [];
    const isWall =
      (surface.kind === 'cylinder' || surface.kind === 'cone') &&
      directions.some((direction) => parallel(surface.axis, direction, 1e-2));
    return isWall ? [] : [face];
  });
  const radii = faces.flatMap((face) => hollowRadius(view, face) ?? []);
  return {
    area: faces.reduce((sum, face) => sum + view.face(face).area, 0),
    radius: radii.length > 0 ? Math.min(...radii) : null,
    faces,
  };
}
