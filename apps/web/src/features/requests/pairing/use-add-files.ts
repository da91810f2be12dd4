import type { DragEvent } from 'react';
import { useAct } from '../../../components/use-act.ts';
import { addFile } from '../api/request-calls.ts';

/** Adds files to an open request: chosen by the user, or dropped onto it. */
export function useAddFiles(guid: string, mayWrite: boolean) {
  const { act } = useAct();
  const add = (files: readonly File[]) =>
    void act(async () => {
      const { signal } = new AbortController();
      for (const file of files) await addFile(guid, file, { onProgress: () => {}, signal });
    }, 'File aggiunti.');
  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || !mayWrite) return;
    // The inbox around it would make a new request of them.
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };
  return { add, onDrop };
}
