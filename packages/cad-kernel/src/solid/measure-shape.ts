import type { Vec3 } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { explore } from '../kernel/explore.ts';
import { type Keep, withHandles } from '../kernel/handle-scope.ts';

/** Diagonal of the box around a shape, mm: the reference of tolerances. */
export function shapeSize(oc: OpenCascadeInstance, keep: Keep, shape: TopoDS_Shape): number {
  const box = keep(new oc.Bnd_Box());
  oc.BRepBndLib.Add(shape, box, false);
  if (box.IsVoid()) return 1;
  const low = keep(box.CornerMin());
  const high = keep(box.CornerMax());
  const size = Math.hypot(high.X() - low.X(), high.Y() - low.Y(), high.Z() - low.Z());
  return size > 0 && Number.isFinite(size) ? size : 1;
}

/** Exact volume (mm³) and centre of mass, by integration over the surfaces. */
export function measureShape(
  oc: OpenCascadeInstance,
  keep: Keep,
  shape: TopoDS_Shape,
): { volume: number; centre: Vec3 } {
  const properties = keep(new oc.GProp_GProps());
  oc.BRepGProp.VolumeProperties(shape, properties, false, false, false);
  const centre = keep(properties.CentreOfMass());
  return { volume: properties.Mass(), centre: [centre.X(), centre.Y(), centre.Z()] };
}

/** Exact area of each face, mm². Zero or negative: its borders do not enclose it as written. */
export function measureAreas(oc: OpenCascadeInstance, shape: TopoDS_Shape): readonly number[] {
  return withHandles((keep) => {
    const properties = keep(new oc.GProp_GProps());
    return explore(oc, keep, shape, 'FACE').map((face) => {
      oc.BRepGProp.SurfaceProperties(face, properties, false, false);
      return properties.Mass();
    });
  });
}
