import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { openPartReader } from '../../../entities/parts/open-part-reader.ts';
import { type DeskFile, PartDesk } from './part-desk.ts';

/** One solid of one file. */
export interface DeskPlace {
  readonly file: number;
  readonly solid: number;
}

/** Long enough for the page itself to be there and still, ms. */
const WARM_UP_MS = 300;

/** Files laid on the page, and which part is looked at. The kernel is loaded while somebody looks for the file. */
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

/** What was chosen while it is there; otherwise the first file that can be looked at. */
function placeOf(files: readonly DeskFile[], wanted: DeskPlace | null): DeskPlace | null {
  if (wanted && files.some(({ id }) => id === wanted.file)) return wanted;
  const first = files.find(({ state }) => state !== 'failed') ?? files[0];
  return first ? { file: first.id, solid: 0 } : null;
}
