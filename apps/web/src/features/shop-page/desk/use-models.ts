import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskFile, PartDesk } from '../../../entities/parts/desk/part-desk.ts';

const none: readonly DeskFile[] = [];

/** The kernel and its reader are loaded for the first model, from the moment that the buyer is about to choose it. */
async function openDesk(): Promise<PartDesk> {
  const [{ PartDesk: Desk }, { openPartReader }] = await Promise.all([
    import('../../../entities/parts/desk/part-desk.ts'),
    import('../../../entities/parts/open-part-reader.ts'),
    // The first look at the files themselves.
    import('../parts/inspect-file.ts'),
  ]);
  const reader = openPartReader();
  reader.warmUp();
  return new Desk(reader);
}

/**
 * Reads the models of the parts, one after the other. A model that left the list is no longer read.
 * @param open a window without workers brings its own reader
 */
export function useModels(wanted: readonly File[], open: () => Promise<PartDesk> = openDesk) {
  const [files, setFiles] = useState(none);
  const desk = useRef<Promise<PartDesk> | null>(null);
  const [stopped, setStopped] = useState<ReadonlySet<File>>(new Set());
  const prepare = useCallback(() => {
    desk.current ??= open().then((opened) => {
      opened.subscribe(() => setFiles(opened.snapshot()));
      return opened;
    });
    return desk.current;
  }, [open]);
  useEffect(() => {
    if (wanted.length === 0 && !desk.current) return;
    void prepare().then((opened) => {
      const known = opened.snapshot();
      for (const { id, file } of known) if (!wanted.includes(file) || stopped.has(file)) opened.remove(id);
      const fresh = wanted.filter((file) => !stopped.has(file) && !known.some((one) => one.file === file));
      if (fresh.length > 0) opened.add(fresh);
    });
  }, [wanted, stopped, prepare]);
  useEffect(() => () => void desk.current?.then((opened) => opened.clear()), []);
  const stop = useCallback((file: File) => setStopped((before) => new Set([...before, file])), []);
  const again = useCallback(
    (file: File) => setStopped((before) => new Set([...before].filter((one) => one !== file))),
    [],
  );
  return { files, stopped, stop, again, prepare };
}
