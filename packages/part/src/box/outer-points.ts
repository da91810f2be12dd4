import { across, along, norm, scale, sub, unit } from '../geometry/vec3.ts';
import type { Face, Mesh, Surface, Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import { outerVertices } from './outer-vertices.ts';

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

/** The sides of a face's triangles, each as one number: from × `span` + to. */
function sidesOf({ triangles }: Mesh, { firstTriangle, triangleCount }: Face, span: number): Set<number> {
  const sides = new Set<number>();
  for (let index = firstTriangle * 3; index < (firstTriangle + triangleCount) * 3; index += 3) {
    const [a, b, c] = [triangles[index] ?? 0, triangles[index + 1] ?? 0, triangles[index + 2] ?? 0];
    sides
      .add(a * span + b)
      .add(b * span + c)
      .add(c * span + a);
  }
  return sides;
}

/** Points whose convex hull is that of the part, within 1e-5 of its size. */
export function outerPoints(view: SolidView): readonly Vec3[] {
  const { mesh, faces } = view.solid;
  const span = mesh.positions.length;
  const points = outerVertices(view).map((vertex) => view.vertex(vertex));
  for (const face of faces) {
    const { surface, concave } = face;
    if (concave || (surface.kind !== 'cylinder' && surface.kind !== 'sphere' && surface.kind !== 'torus'))
      continue;
    const sides = sidesOf(mesh, face, span);
    for (const side of sides) {
      const [one, other] = [Math.floor(side / span), side % span];
      // A side within the face is met twice; within a cylinder it adds nothing to the extent of the border.
      if (sides.has(other * span + one) && (surface.kind === 'cylinder' || one > other)) continue;
      const [from, to] = [view.vertex(one), view.vertex(other)];
      const flat = surface.kind === 'cylinder' ? across(sub(to, from), surface.axis) : sub(to, from);
      const pieces = piecesFor(norm(flat), radiusOf(surface), view.size * ACCURACY);
      const step = scale(sub(to, from), 1 / pieces);
      for (let piece = 1; piece < pieces; piece++) points.push(onSurface(surface, along(from, step, piece)));
    }
  }
  return points;
}
