import type { SourceFile } from '@truciolo/gcode';
import { useCallback, useState } from 'react';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { EXAMPLE_NAME, EXAMPLE_PROGRAM } from '../analysis/example-program.data.ts';
import { LARGE_BYTES, type ReadOutcome, readFiles, readText } from '../analysis/read-files.ts';

interface OpenProgram {
  readonly files: readonly SourceFile[] | null;
  /** Why the last file could not be opened. */
  readonly problem: string | null;
  open(dropped: readonly File[]): Promise<void>;
  paste(text: string): void;
  openExample(): void;
  setFiles(files: readonly SourceFile[]): void;
  close(): void;
}

/** Reads dropped files; asks before a very large one. Null when the user thought better of it. */
export async function readWithCare(dropped: readonly File[]): Promise<ReadOutcome | null> {
  const bytes = dropped.reduce((sum, { size }) => sum + size, 0);
  if (bytes > LARGE_BYTES) {
    const isSure = await askConfirmation({
      title: `Aprire ${formatBytes(bytes)}?`,
      text: 'Il programma è molto grande: la lettura può durare alcuni secondi e occupare molta memoria. Puoi annullarla quando vuoi.',
      confirm: 'Apri comunque',
    });
    if (!isSure) return null;
  }
  return readFiles(dropped);
}

/** The program on the page, and the error of the last opening. It stays in the browser's memory. */
export function useProgram(): OpenProgram {
  const [files, setFiles] = useState<readonly SourceFile[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useCallback((outcome: ReadOutcome) => {
    setProblem(outcome.ok ? null : outcome.message);
    if (outcome.ok) setFiles(outcome.files);
  }, []);
  const open = useCallback(
    async (dropped: readonly File[]) => {
      const outcome = await readWithCare(dropped);
      if (outcome) take(outcome);
    },
    [take],
  );
  const paste = useCallback((text: string) => take(readText(text)), [take]);
  const openExample = useCallback(() => {
    const bytes = new TextEncoder().encode(EXAMPLE_PROGRAM);
    take({ ok: true, files: [{ name: EXAMPLE_NAME, bytes }], skipped: [] });
  }, [take]);
  const close = useCallback(() => setFiles(null), []);
  return { files, problem, open, paste, openExample, setFiles, close };
}
