import { firstEqualVertex } from '../geometry/first-equal-vertex.ts';
import { dot, frame } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import { convexHull, type Point2 } from './convex-hull.ts';

/**
 * Vertices that may be corners of the part's convex hull, each once. Vertices inside the outline of a flat face cannot
 * be: in a plate with many holes that is nearly every vertex, and each direction of the box tests all remaining ones.
 */
export function outerVertices(view: SolidView): readonly number[] {
  const { mesh, faces } = view.solid;
  const first = firstEqualVertex(mesh.positions);
  const isInner = new Uint8Array(first.length);
  for (const { surface, firstTriangle, triangleCount } of faces) {
    if (surface.kind !== 'plane') continue;
    const [x, y] = frame(surface.normal);
    const corners = mesh.triangles.subarray(firstTriangle * 3, (firstTriangle + triangleCount) * 3);
    const numbers = new Set(corners.map((corner) => first[corner] ?? corner));
    const vertexOf = new Map<Point2, number>();
    for (const number of numbers) {
      const point = view.vertex(number);
      vertexOf.set([dot(point, x), dot(point, y)], number);
    }
    const outline = new Set(convexHull([...vertexOf.keys()]));
    for (const [point, number] of vertexOf) if (!outline.has(point)) isInner[number] = 1;
  }
  const outer: number[] = [];
  first.forEach((vertex, index) => {
    if (vertex === index && !isInner[index]) outer.push(index);
  });
  return outer;
}
