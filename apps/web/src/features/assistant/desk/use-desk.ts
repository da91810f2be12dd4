import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type DeskFile, PartDesk } from '../../../entities/parts/desk/part-desk.ts';
import { openPartReader } from '../../../entities/parts/open-part-reader.ts';

/** One solid of one file. */
export interface DeskPlace {
  readonly file: number;
  readonly solid: number;
}

/** Delay until the page itself is loaded and idle, ms. */
const WARM_UP_MS = 300;

/** Files dropped on the page, and the focused part. The kernel is loaded while the user looks for the file. */
export function useDesk() {
  const reader = openPartReader();
  const desk = useMemo(() => new PartDesk(reader), [reader]);
  const files = useSyncExternalStore(desk.subscribe, desk.snapshot);
  const [wanted, setPlace] = useState<DeskPlace | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => reader.warmUp(), WARM_UP_MS);
    return () => {
      clearTimeout(timer);
      desk.clear();
    };
  }, [reader, desk]);
  const place = placeOf(files, wanted);
  const current = files.find(({ id }) => id === place?.file) ?? null;
  return { desk, files, place, setPlace, current };
}

/** The chosen part while it exists; otherwise the first readable file. */
function placeOf(files: readonly DeskFile[], wanted: DeskPlace | null): DeskPlace | null {
  if (wanted && files.some(({ id }) => id === wanted.file)) return wanted;
  const first = files.find(({ state }) => state !== 'failed') ?? files[0];
  return first ? { file: first.id, solid: 0 } : null;
}
