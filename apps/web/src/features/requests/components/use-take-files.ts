import { useCallback, useRef, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { addFile, createRequest, takeMail } from '../api/request-calls.ts';

interface TakeProgress {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  /** 0-1 of the current file. */
  readonly share: number;
}

const say = (error: unknown): undefined => {
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  if (!isCancelled && !isAnnounced(error)) notifyFailed(errorText(error));
  return undefined;
};

const isMail = ({ name }: File): boolean => /\.(eml|msg)$/i.test(name);

/** Sends files one after the other; true once all were tried. Each mail is a request; other files that are dropped together are one. */
export function useTakeFiles(onTaken: (guid: string) => void) {
  const [progress, setProgress] = useState<TakeProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  const takeFiles = useCallback(
    async (files: readonly File[], text = ''): Promise<boolean> => {
      if (running.current) return false;
      const control = new AbortController();
      running.current = control;
      const send = async () => {
        const mails = files.filter(isMail);
        const others = files.filter((file) => !isMail(file));
        const own = others.length > 0 ? newGuid() : null;
        if (own) await createRequest(own, '', text);
        let last = own;
        for (const [index, file] of [...mails, ...others].entries()) {
          if (control.signal.aborted) break;
          const at = { name: file.name, at: index + 1, of: files.length };
          setProgress({ ...at, share: 0 });
          const sending = {
            onProgress: (share: number) => setProgress({ ...at, share }),
            signal: control.signal,
          };
          // A broken file costs one sentence; the others go on.
          if (own && !isMail(file)) await addFile(own, file, sending).catch(say);
          else last = (await takeMail(file, sending).catch(say))?.guid ?? last;
        }
        if (last) onTaken(last);
      };
      try {
        await send();
        return true;
      } catch (error) {
        say(error);
        return false;
      } finally {
        running.current = null;
        setProgress(null);
      }
    },
    [onTaken],
  );

  const takeText = useCallback(
    async (text: string): Promise<boolean> => {
      const made = await createRequest(newGuid(), '', text).catch(say);
      if (made) onTaken(made.guid);
      return made !== undefined;
    },
    [onTaken],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, takeFiles, takeText, cancel };
}
