import type { Mesh } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { withHandles } from '../kernel/handle-scope.ts';

export interface FaceMesh {
  readonly firstTriangle: number;
  readonly triangleCount: number;
  readonly firstVertex: number;
}

export interface MeshGroup extends FaceMesh {
  /** Tells which face it is: one that could not be meshed has no entry. */
  readonly hash: number;
}

interface GroupedMesh {
  readonly mesh: Mesh;
  /** In the order in which an explorer meets the faces. */
  readonly faces: readonly MeshGroup[];
}

export interface MeshTolerance {
  /** Largest distance between chord and curve, mm. */
  readonly linear: number;
  /** Largest turn between two chords, rad. */
  readonly angular: number;
}

/** Its declarations lack the memory that the module exports. */
interface WithMemory {
  readonly wasmMemory: { readonly buffer: ArrayBuffer };
}

/** Triangles of a shape; the arrays are copies, the kernel's heap may move. */
export function readMesh(
  oc: OpenCascadeInstance,
  shape: TopoDS_Shape,
  tolerance: MeshTolerance,
): GroupedMesh {
  return withHandles((keep) => {
    const data = keep(oc.ReplicadMeshExtractor.extract(shape, tolerance.linear, tolerance.angular, false));
    const { buffer } = (oc as OpenCascadeInstance & WithMemory).wasmMemory;
    const floats = (pointer: number, size: number) => new Float32Array(buffer, pointer, size).slice();
    const integers = (pointer: number, size: number) => new Uint32Array(buffer, pointer, size).slice();
    const mesh: Mesh = {
      positions: floats(data.getVerticesPtr(), data.getVerticesSize()),
      normals: floats(data.getNormalsPtr(), data.getNormalsSize()),
      triangles: integers(data.getTrianglesPtr(), data.getTrianglesSize()),
    };
    return { mesh, faces: groupFaces(mesh, integers(data.getFaceGroupsPtr(), data.getFaceGroupsSize())) };
  });
}

/** Groups are (first index, index count, hash): the vertices of a face follow each other in the same order. */
function groupFaces(mesh: Mesh, groups: Uint32Array): MeshGroup[] {
  const faces: MeshGroup[] = [];
  for (let group = 0; group + 2 < groups.length; group += 3) {
    const first = groups[group] ?? 0;
    const size = groups[group + 1] ?? 0;
    let firstVertex = Number.POSITIVE_INFINITY;
    for (let index = first; index < first + size; index++) {
      firstVertex = Math.min(firstVertex, mesh.triangles[index] ?? 0);
    }
    faces.push({
      firstTriangle: first / 3,
      triangleCount: size / 3,
      firstVertex,
      hash: groups[group + 2] ?? 0,
    });
  }
  return faces;
}
