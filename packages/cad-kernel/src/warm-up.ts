import { withHandles } from './kernel/handle-scope.ts';
import { type KernelSource, openKernel } from './kernel/open-kernel.ts';
import { buildSolid } from './solid/build-solid.ts';

/**
 * Loads the kernel and builds one small drilled block, so that the code of a first file is compiled before a user waits
 * for it.
 */
export async function warmUp(source: KernelSource): Promise<void> {
  const oc = await openKernel(source);
  withHandles((keep) => {
    const block = keep(keep(new oc.BRepPrimAPI_MakeBox(10, 20, 30)).Shape());
    buildSolid(oc, block, { name: null, count: 1, placements: [] }, true);
  });
}
