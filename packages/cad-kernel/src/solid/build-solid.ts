import type { SolidModel, Vec3 } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { explore } from '../kernel/explore.ts';
import { withHandles } from '../kernel/handle-scope.ts';
import { buildEdges } from '../mesh/build-edges.ts';
import { meshFaces } from '../mesh/mesh-faces.ts';
import { buildFace } from './build-faces.ts';
import { measureAreas, measureShape, shapeSize } from './measure-shape.ts';

/** Chord height of the mesh as a share of the part's diagonal, and the largest turn between two chords (rad). */
export const LINEAR_SHARE = 5e-4;
const ANGULAR = 0.6;
/** In a part of many faces each is small in the picture, and meshing grows faster than the number of its nodes. */
const MANY_FACES = 250;
const COARSE_ANGULAR = 0.9;
/** A spline that leaves a plane or cylinder by less than this share of the diagonal is one. */
const FIT_SHARE = 2e-5;

type SolidPlace = Pick<SolidModel, 'name' | 'count' | 'placements'>;

/** Everything of one solid (or of loose faces, `closed` false) as plain data. */
export function buildSolid(
  oc: OpenCascadeInstance,
  shape: TopoDS_Shape,
  place: SolidPlace,
  closed: boolean,
  areas = measureAreas(oc, shape),
): SolidModel {
  return withHandles((keep) => {
    const size = shapeSize(oc, keep, shape);
    const shapes = explore(oc, keep, shape, 'FACE');
    const angular = shapes.length > MANY_FACES ? COARSE_ANGULAR : ANGULAR;
    const {
      mesh,
      meshes,
      written,
      edges: runs,
    } = meshFaces(oc, shape, shapes, {
      linear: size * LINEAR_SHARE,
      angular,
    });
    const faces = written.map((face, index) =>
      buildFace(mesh, face, meshes[index], Math.abs(areas[index] ?? 0), size * FIT_SHARE),
    );
    const { volume, centre } = measureShape(oc, keep, shape);
    const { edges, edgePoints } = buildEdges(mesh, meshes, runs);
    const area = areas.reduce((sum, value) => sum + Math.abs(value), 0);
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
