import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { explore } from '../kernel/explore.ts';
import type { Keep } from '../kernel/handle-scope.ts';
import { shapeSize } from './measure-shape.ts';

/** Gaps up to this share of the size are closed: first what rounding leaves, then what a coarse export does. */
const GAP_SHARES = [1e-5, 2e-4];

interface Sewn {
  readonly solids: readonly TopoDS_Shape[];
  /** Some faces bound no solid. */
  readonly isPartial: boolean;
  /** The kernel gave up on some of them: they may well bound a solid. */
  readonly hasFailed: boolean;
}

/**
 * Loose faces sewn into solids. Each shell of the file is tried by itself: parts of an assembly touch, and sewn all
 * together their faces would be taken for each other's. Faces that do not close that way are tried together.
 */
export function sewFaces(oc: OpenCascadeInstance, keep: Keep, shape: TopoDS_Shape): Sewn {
  const faces = (of: TopoDS_Shape) => explore(oc, keep, of, 'FACE').length;
  const solids: TopoDS_Shape[] = [];
  const open = explore(oc, keep, shape, 'FACE', 'SHELL');
  let hasFailed = false;
  const closedOf = (shapes: readonly TopoDS_Shape[], whole: TopoDS_Shape): readonly TopoDS_Shape[] => {
    try {
      return sew(oc, keep, shapes, shapeSize(oc, keep, whole));
    } catch {
      hasFailed = true;
      return [];
    }
  };
  for (const shell of explore(oc, keep, shape, 'SHELL')) {
    const closed = closedOf([shell], shell);
    if (closed.length > 0) solids.push(...closed);
    else open.push(shell);
  }
  if (open.length > 0) solids.push(...closedOf(open, shape));
  const isPartial = solids.reduce((sum, solid) => sum + faces(solid), 0) < faces(shape);
  return { solids, isPartial, hasFailed };
}

/** The closed shells among what these become when sewn, as solids; none when none closes. */
function sew(
  oc: OpenCascadeInstance,
  keep: Keep,
  shapes: readonly TopoDS_Shape[],
  size: number,
): readonly TopoDS_Shape[] {
  for (const share of GAP_SHARES) {
    const sewing = keep(new oc.BRepBuilderAPI_Sewing(size * share, true, true, true, false));
    for (const shape of shapes) sewing.Add(shape);
    sewing.Perform(keep(new oc.Message_ProgressRange()));
    const closed = explore(oc, keep, keep(sewing.SewedShape()), 'SHELL').filter((shell) =>
      oc.BRep_Tool.IsClosed(shell),
    );
    if (closed.length > 0) {
      return closed.map((shell) => {
        const fix = keep(new oc.ShapeFix_Solid());
        return keep(fix.SolidFromShell(keep(oc.TopoDS.Shell(shell))));
      });
    }
  }
  return [];
}
