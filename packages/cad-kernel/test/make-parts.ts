import type { Vec3 } from '@truciolo/part';
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import { type Keep, withHandles } from '../src/kernel/handle-scope.ts';

/** Builds solids with the kernel and writes them as STEP, so that the truth about each part is known. */
export class PartMaker {
  readonly oc: OpenCascadeInstance;
  private readonly keep: Keep;

  constructor(oc: OpenCascadeInstance, keep: Keep) {
    this.oc = oc;
    this.keep = keep;
  }

  box(size: Vec3, at: Vec3 = [0, 0, 0]): TopoDS_Shape {
    const corner = this.keep(new this.oc.gp_Pnt(...at));
    return this.keep(this.keep(new this.oc.BRepPrimAPI_MakeBox(corner, ...size)).Shape());
  }

  cylinder(at: Vec3, axis: Vec3, radius: number, height: number): TopoDS_Shape {
    const { oc, keep } = this;
    const system = keep(new oc.gp_Ax2(keep(new oc.gp_Pnt(...at)), keep(new oc.gp_Dir(...axis))));
    return keep(keep(new oc.BRepPrimAPI_MakeCylinder(system, radius, height)).Shape());
  }

  sphere(at: Vec3, radius: number): TopoDS_Shape {
    const centre = this.keep(new this.oc.gp_Pnt(...at));
    return this.keep(this.keep(new this.oc.BRepPrimAPI_MakeSphere(centre, radius)).Shape());
  }

  /** Around an axis along z. */
  torus(at: Vec3, major: number, minor: number): TopoDS_Shape {
    const { oc, keep } = this;
    const system = keep(new oc.gp_Ax2(keep(new oc.gp_Pnt(...at)), keep(new oc.gp_Dir(0, 0, 1))));
    return keep(keep(new oc.BRepPrimAPI_MakeTorus(system, major, minor)).Shape());
  }

  cut(from: TopoDS_Shape, tool: TopoDS_Shape): TopoDS_Shape {
    const progress = this.keep(new this.oc.Message_ProgressRange());
    return this.keep(this.keep(new this.oc.BRepAlgoAPI_Cut(from, tool, progress)).Shape());
  }

  /** All at once: one after another a thousand holes would take the square of the time. */
  cutAll(from: TopoDS_Shape, tools: readonly TopoDS_Shape[]): TopoDS_Shape {
    const { oc, keep } = this;
    const listed = (shapes: readonly TopoDS_Shape[]) => {
      const list = keep(new oc.NCollection_List_TopoDS_Shape());
      for (const shape of shapes) list.Append(shape);
      return list;
    };
    const operation = keep(new oc.BRepAlgoAPI_Cut());
    operation.SetArguments(listed([from]));
    operation.SetTools(listed(tools));
    operation.Build(keep(new oc.Message_ProgressRange()));
    return keep(operation.Shape());
  }

  fuse(one: TopoDS_Shape, other: TopoDS_Shape): TopoDS_Shape {
    const progress = this.keep(new this.oc.Message_ProgressRange());
    return this.keep(this.keep(new this.oc.BRepAlgoAPI_Fuse(one, other, progress)).Shape());
  }

  common(one: TopoDS_Shape, other: TopoDS_Shape): TopoDS_Shape {
    const progress = this.keep(new this.oc.Message_ProgressRange());
    return this.keep(this.keep(new this.oc.BRepAlgoAPI_Common(one, other, progress)).Shape());
  }

  /** A box whose upright edges have this radius, out of one piece: no seams between its flat and round sides' patches. */
  roundedBox([x, y, z]: Vec3, [left, front, low]: Vec3, radius: number): TopoDS_Shape {
    const { oc, keep } = this;
    const corners = [left + radius, left + x - radius].flatMap((across) =>
      [front + radius, front + y - radius].map((along) =>
        this.cylinder([across, along, low], [0, 0, 1], radius, z),
      ),
    );
    const cross = this.fuse(
      this.box([x - 2 * radius, y, z], [left + radius, front, low]),
      this.box([x, y - 2 * radius, z], [left, front + radius, low]),
    );
    const whole = corners.reduce((body, corner) => this.fuse(body, corner), cross);
    const unified = keep(new oc.ShapeUpgrade_UnifySameDomain(whole, true, true, false));
    unified.Build();
    return keep(unified.Shape());
  }

  /** Turned about two axes and moved: nothing lies along the file's axes any more. */
  tilt(shape: TopoDS_Shape, first: number, second: number): TopoDS_Shape {
    const { oc, keep } = this;
    const about = (axis: Vec3, angle: number) => {
      const movement = keep(new oc.gp_Trsf());
      const line = keep(new oc.gp_Ax1(keep(new oc.gp_Pnt(7, -3, 11)), keep(new oc.gp_Dir(...axis))));
      movement.SetRotation(line, angle);
      return movement;
    };
    const both = about([0, 0, 1], first);
    both.Multiply(about([1, 0, 0], second));
    return keep(keep(new oc.BRepBuilderAPI_Transform(shape, both, true, false)).Shape());
  }

  /** Turned about the z axis. */
  turn(shape: TopoDS_Shape, angle: number): TopoDS_Shape {
    const { oc, keep } = this;
    const movement = keep(new oc.gp_Trsf());
    const axis = keep(new oc.gp_Ax1(keep(new oc.gp_Pnt(0, 0, 0)), keep(new oc.gp_Dir(0, 0, 1))));
    movement.SetRotation(axis, angle);
    return keep(keep(new oc.BRepBuilderAPI_Transform(shape, movement, true, false)).Shape());
  }

  step(...shapes: readonly TopoDS_Shape[]): Uint8Array {
    const { oc, keep } = this;
    const writer = keep(new oc.STEPControl_Writer());
    const progress = keep(new oc.Message_ProgressRange());
    for (const shape of shapes) {
      writer.Transfer(shape, oc.STEPControl_StepModelType.STEPControl_AsIs, true, progress);
    }
    writer.Write('/made.step');
    const bytes = oc.FS.readFile('/made.step') as Uint8Array;
    oc.FS.unlink('/made.step');
    return bytes;
  }
}

/** The STEP file of the result of `make`; every handle is released. */
export function makeStep(
  oc: OpenCascadeInstance,
  make: (maker: PartMaker) => TopoDS_Shape | readonly TopoDS_Shape[],
): Uint8Array {
  return withHandles((keep) => {
    const maker = new PartMaker(oc, keep);
    const made = make(maker);
    return maker.step(...(Array.isArray(made) ? (made as TopoDS_Shape[]) : [made as TopoDS_Shape]));
  });
}
