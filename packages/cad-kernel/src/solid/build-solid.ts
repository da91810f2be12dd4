import type { SolidModel, Vec3 } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { parseBrepText } from '../brep-text/parse-brep-text.ts';
import { explore } from '../kernel/explore.ts';
import { type Keep, withHandles } from '../kernel/handle-scope.ts';
import { buildEdges } from '../mesh/build-edges.ts';
import { type FaceMesh, readMesh } from '../mesh/read-mesh.ts';
import { buildFace } from './build-faces.ts';
import { measureShape, shapeSize } from './measure-shape.ts';

/** Chord height of the mesh as a share of the part's diagonal, and the largest turn between two chords (rad). */
export const LINEAR_SHARE = 5e-4;
const ANGULAR = 0.6;
/** In a part of many faces each is small in the picture, and meshing grows faster than the number of its nodes. */
const MANY_FACES = 250;
const COARSE_ANGULAR = 0.9;
/** A spline that leaves a plane or cylinder by less than this share of the diagonal is one. */
const FIT_SHARE = 2e-5;

export type SolidPlace = Pick<SolidModel, 'name' | 'count' | 'placements'>;

/** Everything of one solid (or of loose faces, `closed` false) as plain data. */
export function buildSolid(
  oc: OpenCascadeInstance,
  shape: TopoDS_Shape,
  place: SolidPlace,
  closed: boolean,
): SolidModel {
  return withHandles((keep) => {
    const size = shapeSize(oc, keep, shape);
    const count = withHandles((local) => explore(oc, local, shape, 'FACE').length);
    const angular = count > MANY_FACES ? COARSE_ANGULAR : ANGULAR;
    const { mesh, faces: groups } = readMesh(oc, shape, { linear: size * LINEAR_SHARE, angular });
    const text = parseBrepText(oc.BRepToolsWrapper.Write(shape));
    const { hashes, areas } = measureFaces(oc, keep, shape);
    const meshes = matchGroups(hashes, groups);
    const faces = text.faces.map((face, index) =>
      buildFace(mesh, face, meshes[index], areas[index] ?? 0, size * FIT_SHARE),
    );
    const { volume, centre } = measureShape(oc, keep, shape);
    const { edges, edgePoints } = buildEdges(mesh, meshes, text.edges);
    const area = areas.reduce((sum, value) => sum + value, 0);
    return {
      ...place,
      exact: true,
      closed,
      volume,
      area,
      centre: centre as Vec3,
      faces,
      edges,
      mesh,
      edgePoints,
    };
  });
}

function measureFaces(oc: OpenCascadeInstance, keep: Keep, shape: TopoDS_Shape) {
  const properties = keep(new oc.GProp_GProps());
  const hashes: number[] = [];
  const areas: number[] = [];
  for (const face of explore(oc, keep, shape, 'FACE')) {
    hashes.push(oc.ReplicadShapeHasher.HashCode(face, 2 ** 31 - 1));
    oc.BRepGProp.SurfaceProperties(face, properties, false, false);
    areas.push(Math.abs(properties.Mass()));
  }
  return { hashes, areas };
}

/** Both lists run in the same order; a face that could not be meshed is missing in the second. */
function matchGroups(
  hashes: readonly number[],
  groups: readonly FaceMesh[],
): readonly (FaceMesh | undefined)[] {
  let next = 0;
  return hashes.map((hash) => (groups[next]?.hash === hash ? groups[next++] : undefined));
}
