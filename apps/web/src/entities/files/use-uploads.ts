import { FILE_MAX_BYTES } from '@truciolo/contract';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../components/notify.tsx';
import type { Sending } from '../../lib/api/send-file.ts';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { formatBytes } from '../../lib/format/numbers.ts';

export interface RunningUpload {
  readonly id: number;
  readonly name: string;
  /** 0-1 */
  readonly share: number;
}

interface UploadsProps {
  readonly send: (file: File, sending: Sending) => Promise<unknown>;
  /** One has arrived, was refused or was stopped. */
  readonly onSettled: () => Promise<void>;
}

/** Files on their way up, one after the other, each with its progress and a way to stop it. */
export function useUploads({ send, onSettled }: UploadsProps) {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const one = async (file: File, id: number) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const onProgress = (share: number) =>
      setRunning((all) => all.map((upload) => (upload.id === id ? { ...upload, share } : upload)));
    try {
      await send(file, { onProgress, signal: stop.signal });
    } catch (error) {
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!isStopped && !isAnnounced(error)) notifyFailed(`${file.name}: ${errorText(error)}`);
    } finally {
      stops.current.delete(id);
      await onSettled();
      setRunning((all) => all.filter((upload) => upload.id !== id));
    }
  };

  const add = async (files: readonly File[]) => {
    const small = files.filter((file) => file.size <= FILE_MAX_BYTES);
    for (const { name } of files.filter((file) => file.size > FILE_MAX_BYTES))
      notifyFailed(`${name}: al massimo ${formatBytes(FILE_MAX_BYTES)}.`);
    const added = small.map((file) => {
      lastId.current += 1;
      return { file, id: lastId.current };
    });
    setRunning((all) => [...all, ...added.map(({ file, id }) => ({ id, name: file.name, share: 0 }))]);
    for (const { file, id } of added) await one(file, id);
  };
  return { running, add, stop: (id: number) => stops.current.get(id)?.abort() };
}
