import type { Bnd_Box, TopoDS_Shape } from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js';
import { type Keep, withHandles } from '../kernel/handle-scope.ts';
import { refuse } from '../part-file-error.ts';
import type { Converter } from './open-converter.ts';

const FROM = '/part.igs';
const TO = '/part.brep';
/** No part is larger, mm. */
const FOREVER = 1e9;

/** The shapes of an IGES file as BREP text, in mm; the loose faces of each of its groups are a shell. */
export function igesToBrep(oc: Converter, bytes: Uint8Array): string {
  return withHandles((keep) => {
    oc.FS.writeFile(FROM, bytes);
    try {
      const progress = keep(new oc.Message_ProgressRange_1());
      const reader = keep(new oc.IGESControl_Reader_1());
      if (reader.ReadFile(FROM) !== oc.IFSelect_ReturnStatus.IFSelect_RetDone) return refuse('unreadable');
      reader.TransferRoots(progress);
      if (reader.NbShapes() === 0) return refuse('no-geometry');
      const whole = keep(new oc.TopoDS_Compound());
      const builder = keep(new oc.BRep_Builder());
      builder.MakeCompound(whole);
      const parts = groups(oc, keep, keep(reader.OneShape()));
      if (parts.length === 0) return refuse('no-geometry');
      for (const part of parts) builder.Add(whole, part);
      if (!oc.BRepTools.Write_3(whole, TO, progress)) return refuse('unreadable');
      const text = oc.FS.readFile(TO, { encoding: 'utf8' });
      oc.FS.unlink(TO);
      return text;
    } finally {
      oc.FS.unlink(FROM);
    }
  });
}

/** Solids and shells unchanged, and one shell per group of the file for its loose faces. */
function groups(oc: Converter, keep: Keep, shape: TopoDS_Shape): readonly TopoDS_Shape[] {
  const kind = oc.TopAbs_ShapeEnum;
  const type = shape.ShapeType();
  if (type === kind.TopAbs_SOLID || type === kind.TopAbs_SHELL) return [shape];
  if (type === kind.TopAbs_FACE) return isBounded(oc, shape) ? [shellOf(oc, keep, [shape])] : [];
  if (type !== kind.TopAbs_COMPOUND && type !== kind.TopAbs_COMPSOLID) return [];
  const faces: TopoDS_Shape[] = [];
  const found: TopoDS_Shape[] = [];
  const inside = keep(new oc.TopoDS_Iterator_2(shape, true, true));
  for (; inside.More(); inside.Next()) {
    const child = keep(inside.Value());
    if (child.ShapeType() === kind.TopAbs_FACE) {
      if (isBounded(oc, child)) faces.push(child);
    } else found.push(...groups(oc, keep, child));
  }
  return faces.length > 0 ? [...found, shellOf(oc, keep, faces)] : found;
}

/** A plane with a damaged border is infinite, and so would be every figure. */
function isBounded(oc: Converter, face: TopoDS_Shape): boolean {
  return withHandles((keep) => {
    const box = keep(new oc.Bnd_Box_1());
    oc.BRepBndLib.Add(face, box, false);
    return !box.IsVoid() && !box.IsOpen() && extent(keep, box) < FOREVER;
  });
}

function extent(keep: Keep, box: Bnd_Box): number {
  const [low, high] = [keep(box.CornerMin()), keep(box.CornerMax())];
  return Math.max(high.X() - low.X(), high.Y() - low.Y(), high.Z() - low.Z());
}

function shellOf(oc: Converter, keep: Keep, faces: readonly TopoDS_Shape[]): TopoDS_Shape {
  const shell = keep(new oc.TopoDS_Shell());
  const builder = keep(new oc.BRep_Builder());
  builder.MakeShell(shell);
  for (const face of faces) builder.Add(shell, face);
  return shell;
}
