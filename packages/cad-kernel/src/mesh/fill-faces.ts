import type { Mesh } from '@truciolo/part';
import type { BrepEdge, BrepFace } from '../brep-text/parse-brep-text.ts';
import { type FilledFace, fillFace, type MeshedEdges } from './fill-face.ts';
import { FaceSides } from './orient-edge.ts';
import type { FaceMesh } from './read-mesh.ts';

/**
 * Gives triangles to the flat faces that the kernel was not asked to mesh; the mesh stays closed along their edges.
 * Null where one of them cannot be made so.
 */
export function fillFaces(
  known: MeshedEdges,
  written: readonly BrepFace[],
  wanted: ReadonlySet<number>,
): MeshedEdges | null {
  const sides = new FaceSides(known.mesh);
  const filled = new Map<number, FilledFace>();
  for (const face of wanted) {
    const made = written[face] && fillFace(known, sides, written[face]);
    if (!made) return null;
    filled.set(face, made);
  }
  return { ...joinMeshes(known, filled), edges: known.edges.map((edge) => withRuns(edge, filled)) };
}

function withRuns(edge: BrepEdge, filled: ReadonlyMap<number, FilledFace>): BrepEdge {
  const more = [...filled].flatMap(([face, { nodes }]) => {
    const own = nodes.get(edge);
    return own ? [{ face, nodes: own }] : [];
  });
  return more.length > 0 ? { ...edge, runs: [...edge.runs, ...more] } : edge;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** One mesh of both, its triangles in the order of the faces. */
function joinMeshes(
  { mesh, meshes }: MeshedEdges,
  filled: ReadonlyMap<number, FilledFace>,
): { mesh: Mesh; meshes: readonly (FaceMesh | undefined)[] } {
  const made = [...filled.values()];
  const positions = new Float32Array(
    mesh.positions.length + 3 * sum(made.map(({ corners }) => corners.length)),
  );
  const normals = new Float32Array(positions.length);
  const triangles = new Uint32Array(
    mesh.triangles.length + sum(made.map(({ triangles: own }) => own.length)),
  );
  positions.set(mesh.positions);
  normals.set(mesh.normals);
  let vertex = mesh.positions.length / 3;
  let triangle = 0;
  const place = (corners: Uint32Array, firstVertex: number): FaceMesh => {
    triangles.set(corners, triangle * 3);
    const face = { firstTriangle: triangle, triangleCount: corners.length / 3, firstVertex };
    triangle += face.triangleCount;
    return face;
  };
  const places = meshes.map((face, index) => {
    const own = filled.get(index);
    if (own) {
      const first = vertex;
      for (const corner of own.corners) {
        positions.set(corner, vertex * 3);
        normals.set(own.normal, vertex * 3);
        vertex++;
      }
      return place(
        own.triangles.map((corner) => corner + first),
        first,
      );
    }
    if (!face) return undefined;
    const from = face.firstTriangle * 3;
    return place(mesh.triangles.subarray(from, from + face.triangleCount * 3), face.firstVertex);
  });
  return { mesh: { positions, normals, triangles }, meshes: places };
}
