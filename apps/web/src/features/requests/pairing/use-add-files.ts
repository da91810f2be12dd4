import type { DragEvent } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { addFile } from '../api/request-calls.ts';
import { inTurn } from '../sending/taking.ts';

/** Adds files to an open request: chosen by the user, or dropped onto it. */
export function useAddFiles(guid: string, mayWrite: boolean) {
  const add = (files: readonly File[]) =>
    void inTurn(async (sendAll) => {
      const { count } = await sendAll(files, (file, sending) => addFile(guid, file, sending));
      if (count === files.length) notifyDone(countOf(count, 'file aggiunto.', 'file aggiunti.'));
    });
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
