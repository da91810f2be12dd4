import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { enumValue } from '../kernel/enum-value.ts';
import { withHandles } from '../kernel/handle-scope.ts';

/** With fewer edges the kernel's own mesh costs next to nothing. */
const MANY_EDGES = 24;
const LARGEST_HASH = 2 ** 31 - 1;

/**
 * Flat faces with so many edges that the kernel would mesh them slowly, by index among all faces. No two of them share
 * an edge: along each edge one face must be meshed by the kernel, whose nodes the other takes.
 */
export function crowdedFaces(oc: OpenCascadeInstance, faces: readonly TopoDS_Shape[]): ReadonlySet<number> {
  const candidates = faces
    .map((face, index) => ({ face, index, count: countEdges(oc, face) }))
    .filter(({ face, count }) => count >= MANY_EDGES && isFlat(oc, face))
    .sort((one, other) => other.count - one.count);
  const taken = new Set<number>();
  const chosen = new Set<number>();
  for (const { face, index } of candidates) {
    const edges = edgeHashes(oc, face);
    if (edges.some((edge) => taken.has(edge))) continue;
    for (const edge of edges) taken.add(edge);
    chosen.add(index);
  }
  return chosen;
}

function eachEdge(oc: OpenCascadeInstance, face: TopoDS_Shape, visit: (edge: () => TopoDS_Shape) => void) {
  withHandles((keep) => {
    const explorer = keep(new oc.TopExp_Explorer(face, enumValue('TopAbs_EDGE'), enumValue('TopAbs_SHAPE')));
    for (; explorer.More(); explorer.Next()) visit(() => keep(explorer.Current()));
  });
}

function countEdges(oc: OpenCascadeInstance, face: TopoDS_Shape): number {
  let count = 0;
  eachEdge(oc, face, () => count++);
  return count;
}

function edgeHashes(oc: OpenCascadeInstance, face: TopoDS_Shape): readonly number[] {
  const hashes: number[] = [];
  eachEdge(oc, face, (edge) => hashes.push(oc.ReplicadShapeHasher.HashCode(edge(), LARGEST_HASH)));
  return hashes;
}

const isFlat = (oc: OpenCascadeInstance, face: TopoDS_Shape): boolean =>
  withHandles((keep) => {
    const surface = keep(new oc.BRepAdaptor_Surface(keep(oc.TopoDS.Face(face)), false));
    return String(surface.GetType()) === 'GeomAbs_Plane';
  });
