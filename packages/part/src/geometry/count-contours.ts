import { firstEqualVertex } from './first-equal-vertex.ts';
import type { Mesh } from './mesh.ts';

/**
 * Contours of the sheet that a closed surface bounds: its outside and one for every opening through it, by Euler's
 * formula V - E + F = 2 - 2 g. Less than one is never answered: a mesh with gaps does not follow the formula.
 */
export function countContours({ positions, triangles }: Mesh): number {
  const first = firstEqualVertex(positions);
  const vertices = new Set<number>();
  const edges = new Set<number>();
  const count = first.length;
  let faces = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const corners = [0, 1, 2].map((corner) => first[triangles[index + corner] ?? 0] ?? 0);
    // A triangle whose corners coincide is a line of the mesh.
    if (new Set(corners).size < 3) continue;
    faces++;
    for (const [place, corner] of corners.entries()) {
      const next = corners[(place + 1) % 3] ?? 0;
      vertices.add(corner);
      edges.add(Math.min(corner, next) * count + Math.max(corner, next));
    }
  }
  const openings = Math.round((2 - (vertices.size - edges.size + faces)) / 2);
  return 1 + Math.max(0, openings);
}
