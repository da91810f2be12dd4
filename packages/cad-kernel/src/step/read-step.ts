import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import type { Keep } from '../kernel/handle-scope.ts';
import { refuse } from '../part-file-error.ts';

const PATH = '/part.step';

/** All shapes of a STEP file as one; the kernel converts to mm. */
export function readStep(oc: OpenCascadeInstance, keep: Keep, bytes: Uint8Array): TopoDS_Shape {
  oc.FS.writeFile(PATH, bytes);
  try {
    const reader = keep(new oc.STEPControl_Reader());
    if (String(reader.ReadFile(PATH)) !== 'IFSelect_RetDone') return refuse('unreadable');
    reader.TransferRoots();
    if (reader.NbShapes() === 0) return refuse('no-geometry');
    return keep(reader.OneShape());
  } finally {
    oc.FS.unlink(PATH);
  }
}
