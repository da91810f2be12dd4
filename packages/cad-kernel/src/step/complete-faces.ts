import type { OpenCascadeInstance, TopAbs_Orientation, TopoDS_Shape } from 'replicad-opencascadejs';
import { enumValue } from '../kernel/enum-value.ts';
import { explore } from '../kernel/explore.ts';
import { type Keep, withHandles } from '../kernel/handle-scope.ts';

/** How near a curve on a surface follows its edge, mm. */
const NEAR = 1e-7;
const FORWARD = enumValue<TopAbs_Orientation>('TopAbs_FORWARD');

/**
 * Completes the faces of a file taken as written, so that they can be measured and meshed: the curve of each edge on
 * its surface, which most programs leave out, and the edges of zero length at a pole or an apex. Healing does the same
 * and much more, at five times the cost. False where only healing can decide: a sphere without a pole on its border.
 */
export function completeFaces(oc: OpenCascadeInstance, shape: TopoDS_Shape): boolean {
  return withHandles((keep) =>
    explore(oc, keep, shape, 'FACE').every((face) => withHandles((local) => completeFace(oc, local, face))),
  );
}

function completeFace(oc: OpenCascadeInstance, keep: Keep, shape: TopoDS_Shape): boolean {
  // Its wires run as the surface sees them only in a face that is not turned round.
  const face = keep(oc.TopoDS.Face(keep(shape.Oriented(FORWARD))));
  const kind = String(keep(new oc.BRepAdaptor_Surface(face, false)).GetType());
  if (kind === 'GeomAbs_Plane') return true;
  let hasPole = false;
  for (const wire of explore(oc, keep, face, 'WIRE')) {
    const fix = keep(new oc.ShapeFix_Wire(keep(oc.TopoDS.Wire(wire)), face, NEAR));
    fix.FixReorder(false);
    fix.FixEdgeCurves();
    if (!fix.FixDegenerated()) continue;
    hasPole = true;
    const builder = keep(new oc.TopoDS_Builder());
    // A face inside a shell is locked until it is freed.
    face.Free(true);
    builder.Remove(face, wire);
    builder.Add(face, keep(fix.Wire()));
  }
  return kind !== 'GeomAbs_Sphere' || hasPole;
}
