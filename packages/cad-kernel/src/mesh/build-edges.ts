import type { Edge, Mesh } from '@truciolo/part';
import type { BrepEdge, EdgeRun } from '../brep-text/parse-brep-text.ts';
import { FaceSides, orientEdge } from './orient-edge.ts';
import type { FaceMesh } from './read-mesh.ts';

interface EdgeTable {
  readonly edges: readonly Edge[];
  readonly edgePoints: Float32Array;
}

/** Edges with their polylines and convexity; degenerate ones (a pole, an apex) have no polyline and are left out. */
export function buildEdges(
  mesh: Mesh,
  faces: readonly (FaceMesh | undefined)[],
  written: readonly BrepEdge[],
): EdgeTable {
  const sides = new FaceSides(mesh);
  const points: number[] = [];
  const edges: Edge[] = [];
  for (const { curve, runs } of written) {
    const usable = runs.filter(({ face, nodes }) => faces[face] && nodes.length > 1);
    const [a, b] = usable;
    if (!a) continue;
    const vertices = a.nodes.map((node) => node + (faces[a.face]?.firstVertex ?? 0));
    const length = polylineLength(mesh, vertices);
    if (length === 0) continue;
    const firstPoint = points.length / 3;
    for (const vertex of vertices) points.push(...mesh.positions.subarray(vertex * 3, vertex * 3 + 3));
    const { convexity, angle } =
      b && b.face !== a.face
        ? turnBetween(mesh, faces, sides, a, b)
        : ({ convexity: 'smooth', angle: 0 } as const);
    edges.push({
      faces: [a.face, b ? b.face : -1],
      convexity,
      angle,
      curve: curve === 'other' && isStraight(mesh, vertices, length) ? 'line' : curve,
      length,
      firstPoint,
      pointCount: vertices.length,
    });
  }
  return { edges, edgePoints: Float32Array.from(points) };
}

/** Splines may be straight: files that know only splines write every line so. */
function isStraight(mesh: Mesh, vertices: readonly number[], length: number): boolean {
  const chord = polylineLength(mesh, [vertices[0] ?? 0, vertices.at(-1) ?? 0]);
  return chord > length * (1 - 1e-7);
}

function polylineLength(mesh: Mesh, vertices: readonly number[]): number {
  let length = 0;
  for (let index = 1; index < vertices.length; index++) {
    const [one, other] = [(vertices[index - 1] ?? 0) * 3, (vertices[index] ?? 0) * 3];
    const delta = (axis: number) => (mesh.positions[one + axis] ?? 0) - (mesh.positions[other + axis] ?? 0);
    length += Math.hypot(delta(0), delta(1), delta(2));
  }
  return length;
}

/** Taken at the middle chord: at the ends other edges meet and normals may be undefined. */
function turnBetween(
  mesh: Mesh,
  faces: readonly (FaceMesh | undefined)[],
  sides: FaceSides,
  a: EdgeRun,
  b: EdgeRun,
): Pick<Edge, 'convexity' | 'angle'> {
  const faceA = faces[a.face];
  const faceB = faces[b.face];
  const middle = Math.floor((a.nodes.length - 1) / 2);
  const aligned = a.nodes.length === b.nodes.length;
  if (!faceA || !faceB || !aligned) return { convexity: 'smooth', angle: 0 };
  for (let step = 0; step < a.nodes.length - 1; step++) {
    const index = (middle + step) % (a.nodes.length - 1);
    const one = (a.nodes[index] ?? 0) + faceA.firstVertex;
    const other = (a.nodes[index + 1] ?? 0) + faceA.firstVertex;
    const chord = sides.chord(a.face, faceA, one, other);
    if (!chord) continue;
    const opposite = (b.nodes[chord.from === one ? index : index + 1] ?? 0) + faceB.firstVertex;
    return orientEdge(mesh, chord, opposite);
  }
  return { convexity: 'smooth', angle: 0 };
}
