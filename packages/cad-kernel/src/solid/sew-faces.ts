import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { explore } from '../kernel/explore.ts';
import type { Keep } from '../kernel/handle-scope.ts';
import { shapeSize } from './measure-shape.ts';

/** Gaps up to this share of the size are closed. */
const GAP_SHARE = 1e-5;

/** Loose faces sewn into shells, and those that close made solids; empty when none closes. */
export function sewFaces(oc: OpenCascadeInstance, keep: Keep, shape: TopoDS_Shape): readonly TopoDS_Shape[] {
  const sewing = keep(
    new oc.BRepBuilderAPI_Sewing(shapeSize(oc, keep, shape) * GAP_SHARE, true, true, true, false),
  );
  sewing.Add(shape);
  sewing.Perform(keep(new oc.Message_ProgressRange()));
  const sewn = keep(sewing.SewedShape());
  return explore(oc, keep, sewn, 'SHELL')
    .filter((shell) => oc.BRep_Tool.IsClosed(shell))
    .map((shell) => {
      const fix = keep(new oc.ShapeFix_Solid());
      return keep(fix.SolidFromShell(keep(oc.TopoDS.Shell(shell))));
    });
}
