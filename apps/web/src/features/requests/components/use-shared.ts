import { useEffect } from 'react';
import { readShared } from '../../../lib/shared-files.ts';
import type { useTakeFiles } from './use-take-files.ts';

/** One tab sends once: opening the new request mounts the inbox again while the old files are still on the device. */
const sending = { isBusy: false };

/** Sends files that a phone shared; they wait on the device and are forgotten once they were sent. */
export function useShared({
  takeFiles,
  takeText,
}: Pick<ReturnType<typeof useTakeFiles>, 'takeFiles' | 'takeText'>): void {
  useEffect(() => {
    const send = async () => {
      const shared = await readShared();
      if (!shared) return;
      const { files, text, forget } = shared;
      const isSent = files.length > 0 ? await takeFiles(files, text) : await takeText(text);
      if (isSent) await forget();
    };
    if (sending.isBusy) return;
    sending.isBusy = true;
    void send()
      .catch(() => undefined)
      .finally(() => {
        sending.isBusy = false;
      });
  }, [takeFiles, takeText]);
}
