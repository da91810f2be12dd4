import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs';
import type { Keep } from '../kernel/handle-scope.ts';
import { refuse } from '../part-file-error.ts';

const PATH = '/part.step';

/** `healed`: the kernel checks and repairs every wire, edge and curve; `as-written`: it takes them unchanged. */
export type StepReading = 'healed' | 'as-written';

/** All shapes of a STEP file as one; the kernel converts to mm. */
export function readStep(
  oc: OpenCascadeInstance,
  keep: Keep,
  bytes: Uint8Array,
  reading: StepReading,
): TopoDS_Shape {
  oc.FS.writeFile(PATH, bytes);
  try {
    const reader = keep(new oc.STEPControl_Reader());
    if (String(reader.ReadFile(PATH)) !== 'IFSelect_RetDone') return refuse('unreadable');
    if (reading === 'healed') {
      reader.TransferRoots();
    } else {
      // The session translates without healing, which only the reader asks for; the reader then finds it done.
      const session = keep(reader.WS());
      const roots = reader.NbRootsForTransfer();
      for (let root = 1; root <= roots; root++) {
        session.TransferReadOne(keep(reader.RootForTransfer(root)));
        reader.TransferOneRoot(root);
      }
    }
    if (reader.NbShapes() === 0) return refuse('no-geometry');
    return keep(reader.OneShape());
  } finally {
    oc.FS.unlink(PATH);
  }
}
