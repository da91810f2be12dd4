import { useCallback, useRef, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { addFile, createRequest } from '../api/request-calls.ts';

interface TakeProgress {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  /** 0-1 of the current file. */
  readonly share: number;
}

const say = (error: unknown) => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!isAnnounced(error)) notifyFailed(errorText(error));
};

/** Sends files one after the other: files that are dropped together are one request. */
export function useTakeFiles(onTaken: (guid: string) => void) {
  const [progress, setProgress] = useState<TakeProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  const takeFiles = useCallback(
    (files: readonly File[]) => {
      if (running.current) return;
      const control = new AbortController();
      running.current = control;
      const send = async () => {
        const guid = newGuid();
        await createRequest(guid, '', '');
        for (const [index, file] of files.entries()) {
          if (control.signal.aborted) break;
          const at = { name: file.name, at: index + 1, of: files.length };
          setProgress({ ...at, share: 0 });
          const onProgress = (share: number) => setProgress({ ...at, share });
          // A broken file costs one sentence; the others go on.
          await addFile(guid, file, { onProgress, signal: control.signal }).catch(say);
        }
        onTaken(guid);
      };
      void send()
        .catch(say)
        .finally(() => {
          running.current = null;
          setProgress(null);
        });
    },
    [onTaken],
  );

  const takeText = useCallback(
    (text: string) => void createRequest(newGuid(), '', text).then(({ guid }) => onTaken(guid), say),
    [onTaken],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, takeFiles, takeText, cancel };
}
