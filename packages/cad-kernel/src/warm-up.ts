import { analysePart } from '@truciolo/part';
import { type KernelSource, openKernel } from './kernel/open-kernel.ts';
import { readPart } from './read-part.ts';
import { WARM_PART } from './warm-part.data.ts';

/**
 * Loads the kernel and measures a small part, so that the code of a first file is compiled before a user waits for it: a
 * browser compiles each function when it is first called. `mayGoOn` is asked between the steps, because a file that has
 * come meanwhile goes first.
 */
export async function warmUp(
  source: KernelSource,
  mayGoOn: () => Promise<boolean> = async () => true,
): Promise<void> {
  await openKernel(source);
  if (!(await mayGoOn())) return;
  const bytes = Uint8Array.from(WARM_PART, (letter) => letter.charCodeAt(0));
  const model = await readPart(bytes, 'step', source);
  if (await mayGoOn()) analysePart(model);
}
