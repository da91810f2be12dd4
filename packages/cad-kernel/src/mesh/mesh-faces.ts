import type { Mesh } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { type BrepFace, parseBrepText } from '../brep-text/parse-brep-text.ts';
import { withHandles } from '../kernel/handle-scope.ts';
import { crowdedFaces } from './crowded-faces.ts';
import type { MeshedEdges } from './fill-face.ts';
import { fillFaces } from './fill-faces.ts';
import { type FaceMesh, type MeshGroup, type MeshTolerance, readMesh } from './read-mesh.ts';

interface MeshedFaces extends MeshedEdges {
  readonly written: readonly BrepFace[];
}

/**
 * Triangles of a shape, with its text. The kernel's time grows with the square of the number of holes in a face: flat
 * faces with many of them are meshed here instead. If one fails, the kernel meshes all.
 */
export function meshFaces(
  oc: OpenCascadeInstance,
  shape: TopoDS_Shape,
  faces: readonly TopoDS_Shape[],
  tolerance: MeshTolerance,
): MeshedFaces {
  const crowded = crowdedFaces(oc, faces);
  if (crowded.size > 0) {
    const meshed = meshOnly(oc, shape, faces, tolerance, crowded);
    const filled = fillFaces(meshed, meshed.written, crowded);
    if (filled) return { ...filled, written: meshed.written };
  }
  return meshOnly(oc, shape, faces, tolerance, new Set());
}

function meshOnly(
  oc: OpenCascadeInstance,
  shape: TopoDS_Shape,
  faces: readonly TopoDS_Shape[],
  tolerance: MeshTolerance,
  without: ReadonlySet<number>,
): MeshedFaces {
  return withHandles((keep) => {
    const builder = keep(new oc.TopoDS_Builder());
    const rest = keep(new oc.TopoDS_Compound());
    builder.MakeCompound(rest);
    faces.forEach((face, index) => {
      if (!without.has(index)) builder.Add(rest, face);
    });
    const { mesh, faces: groups } = readMesh(oc, without.size > 0 ? rest : shape, tolerance);
    const { faces: written, edges } = parseBrepText(oc.BRepToolsWrapper.Write(shape));
    const hashes = faces.map((face) => oc.ReplicadShapeHasher.HashCode(face, 2 ** 31 - 1));
    const meshes = matchGroups(hashes, groups);
    turnMirrored(mesh, meshes, written);
    return { mesh, meshes, edges, written };
  });
}

/** The kernel's mesh of a mirrored face points into the material: it is flipped in place. */
function turnMirrored(
  { triangles, normals }: Mesh,
  meshes: readonly (FaceMesh | undefined)[],
  written: readonly BrepFace[],
): void {
  meshes.forEach((face, index) => {
    if (!face || !written[index]?.isMirrored) return;
    const corners = triangles.subarray(face.firstTriangle * 3, (face.firstTriangle + face.triangleCount) * 3);
    for (const vertex of new Set(corners)) {
      for (let at = vertex * 3; at < vertex * 3 + 3; at++) normals[at] = -(normals[at] ?? 0);
    }
    for (let at = 0; at < corners.length; at += 3) corners.subarray(at, at + 2).reverse();
  });
}

/** Both lists run in the same order; a face that could not be meshed is missing in the second. */
function matchGroups(
  hashes: readonly number[],
  groups: readonly MeshGroup[],
): readonly (FaceMesh | undefined)[] {
  let next = 0;
  return hashes.map((hash) => (groups[next]?.hash === hash ? groups[next++] : undefined));
}
