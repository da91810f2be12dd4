import { across, along, norm, scale, sub, unit } from '../geometry/vec3.ts';
import type { Surface, Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/** The nearest point of a round surface: a chord of the mesh lies within the material, the surface outside it. */
function onSurface(surface: Surface, point: Vec3): Vec3 {
  if (surface.kind === 'sphere') {
    return along(surface.origin, unit(sub(point, surface.origin)), surface.radius);
  }
  if (surface.kind !== 'cylinder' && surface.kind !== 'torus') return point;
  const offset = sub(point, surface.origin);
  const flat = across(offset, surface.axis);
  if (surface.kind === 'cylinder') {
    return along(sub(point, flat), unit(flat), surface.radius);
  }
  const ring = along(surface.origin, unit(flat), surface.majorRadius);
  return along(ring, unit(sub(point, ring)), surface.minorRadius);
}

/** Largest distance between the part and the hull of its points, as a share of its diagonal. */
const ACCURACY = 1e-5;
const MOST_PIECES = 16;

const radiusOf = (surface: Surface): number =>
  surface.kind === 'torus'
    ? surface.minorRadius + surface.majorRadius
    : 'radius' in surface
      ? surface.radius
      : 0;

/** Pieces in which a chord is divided so that what remains above each is too little to matter. */
function piecesFor(chord: number, radius: number, accuracy: number): number {
  const sagitta = (chord * chord) / (8 * radius);
  return Math.min(MOST_PIECES, Math.ceil(Math.sqrt(sagitta / accuracy)));
}

/** Points whose convex hull is that of the part, within 1e-5 of its size. */
export function outerPoints(view: SolidView): readonly Vec3[] {
  const { positions } = view.solid.mesh;
  const points: Vec3[] = Array.from({ length: positions.length / 3 }, (_, index) => view.vertex(index));
  for (const { surface, concave, firstTriangle, triangleCount } of view.solid.faces) {
    if (concave || (surface.kind !== 'cylinder' && surface.kind !== 'sphere' && surface.kind !== 'torus'))
      continue;
    for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle++) {
      const corners = view.corners(triangle);
      for (let corner = 0; corner < 3; corner++) {
        const from = corners[corner] as Vec3;
        const to = corners[(corner + 1) % 3] as Vec3;
        const flat = surface.kind === 'cylinder' ? across(sub(to, from), surface.axis) : sub(to, from);
        const pieces = piecesFor(norm(flat), radiusOf(surface), view.size * ACCURACY);
        const step = scale(sub(to, from), 1 / pieces);
        for (let piece = 1; piece < pieces; piece++)
          points.push(onSurface(surface, along(from, step, piece)));
      }
    }
  }
  return points;
}
