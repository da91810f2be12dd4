import { useEffect, useState } from 'react';

/** Long enough to be read after the field was left. */
const READING_MS = 6000;

/** A note that goes by itself. */
export function usePassingNote() {
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => setNote(null), READING_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return { note, say: setNote };
}
