import type { MadeFile } from '@truciolo/contract';
import { errorText, isAnnounced } from '../lib/error-text.ts';
import { saveBase64 } from '../lib/save-file.ts';
import { notifyFailed } from './notify.tsx';

/** Saves a file that the server makes; a failure is announced. */
export async function saveMadeFile(make: () => Promise<MadeFile>): Promise<void> {
  try {
    saveBase64(await make());
  } catch (error) {
    if (!isAnnounced(error)) notifyFailed(errorText(error));
  }
}
