import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { inverse, multiply, type Placement } from '../brep-text/placement.ts';
import { explore } from '../kernel/explore.ts';
import { type Keep, withHandles } from '../kernel/handle-scope.ts';

interface UniqueSolid {
  readonly solid: TopoDS_Shape;
  readonly count: number;
  readonly faceCount: number;
  /** Where the file puts what it wrote of it. */
  readonly at: Placement;
  readonly placements: readonly Placement[];
}

function placementOf(shape: TopoDS_Shape): Placement {
  return withHandles((keep) => {
    const movement = keep(keep(shape.Location()).Transformation());
    const matrix = new Float64Array(12);
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 4; column++)
        matrix[row * 4 + column] = movement.Value(row + 1, column + 1);
    }
    return matrix;
  });
}

/** The solids of an assembly, each once with its number and places. */
export function uniqueSolids(
  oc: OpenCascadeInstance,
  keep: Keep,
  shape: TopoDS_Shape,
): readonly UniqueSolid[] {
  const nowhere = keep(new oc.TopLoc_Location());
  const groups = new Map<number, { solid: TopoDS_Shape; placements: Placement[] }[]>();
  for (const solid of explore(oc, keep, shape, 'SOLID')) {
    const hash = withHandles((local) =>
      oc.ReplicadShapeHasher.HashCode(local(solid.Located(nowhere)), 2 ** 31 - 1),
    );
    const bucket = groups.get(hash) ?? [];
    groups.set(hash, bucket);
    const known = bucket.find((entry) => entry.solid.IsPartner(solid));
    if (known) known.placements.push(placementOf(solid));
    else bucket.push({ solid, placements: [placementOf(solid)] });
  }
  return [...groups.values()].flat().map(({ solid, placements }) => {
    const [first = new Float64Array(12), ...others] = placements;
    const back = inverse(first);
    return {
      solid,
      count: placements.length,
      at: first,
      faceCount: withHandles((local) => explore(oc, local, solid, 'FACE').length),
      placements: others.map((placement) => multiply(placement, back)),
    };
  });
}
