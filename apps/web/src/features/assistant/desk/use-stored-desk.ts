import { useEffect, useRef, useState } from 'react';
import type { DeskFile, PartDesk } from '../../../entities/parts/desk/part-desk.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { Said } from '../report/said.ts';
import { fromStored, readDesk, toStored, writeDesk } from './stored-desk.ts';

type SaidByPart = Readonly<Record<string, Said>>;

/** Keeps the open models and the words about each part in the browser: they come back after a reload. */
export function useStoredDesk(desk: PartDesk, files: readonly DeskFile[]) {
  const { guid } = useSessionUser();
  const state = useState<SaidByPart>({});
  const [said, setSaid] = state;
  const isRestored = useRef(false);
  useEffect(() => {
    let isOver = false;
    void readDesk(guid).then((kept) => {
      if (isOver) return;
      // Files that were opened before the answer came take the place of the kept ones.
      if (kept && desk.snapshot().length === 0) {
        desk.add(
          kept.files.map(({ file }) => file),
          kept.files.map(({ unit }) => unit),
        );
        setSaid(fromStored(kept, desk.snapshot()));
      }
      isRestored.current = true;
    });
    return () => {
      isOver = true;
    };
  }, [desk, guid]);
  const written = useRef<{ readonly key: string; readonly said: SaidByPart } | null>(null);
  // Progress of the reading changes the list all the time; only other files, units and words make another desk.
  const key = files.map(({ id, unit }) => `${id} ${unit}`).join();
  useEffect(() => {
    const before = written.current;
    if (!isRestored.current || (before?.key === key && before.said === said)) return;
    written.current = { key, said };
    void writeDesk(guid, toStored(files, said));
  }, [guid, key, said, files]);
  return state;
}
