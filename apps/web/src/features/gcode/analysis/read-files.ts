import type { SourceFile } from '@truciolo/gcode';
import { findMainProgram } from './find-main-program.ts';

/** Above this the browser asks first: reading takes memory of about ten times the file. */
export const LARGE_BYTES = 60_000_000;

export type ReadOutcome =
  | { readonly ok: true; readonly files: readonly SourceFile[]; readonly skipped: readonly string[] }
  | { readonly ok: false; readonly message: string };

const HEAD = 4096;
/** Share of control characters above which a file is not text; tapes may hold a few. */
const MOST_CONTROLS = 0.05;

export function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, HEAD);
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    // tab, line breaks, form feed, end of file of old tapes
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 26) controls += 1;
  }
  return controls > head.length * MOST_CONTROLS;
}

/** Dropped files as the interpreter wants them, the main program first. */
export async function readFiles(dropped: readonly File[]): Promise<ReadOutcome> {
  const visible = dropped.filter(({ name }) => !name.startsWith('.'));
  const files: SourceFile[] = [];
  const skipped: string[] = [];
  for (const file of visible) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length === 0 || isBinary(bytes)) skipped.push(file.name);
    else files.push({ name: file.name, bytes });
  }
  if (files.length > 0) return { ok: true, files: findMainProgram(files), skipped };
  return { ok: false, message: refusal(visible, skipped) };
}

function refusal(visible: readonly File[], skipped: readonly string[]): string {
  const [first] = visible;
  if (!first) return 'Qui non c’è nessun file: scegli un programma NC.';
  if (visible.length > 1) return 'Nessuno di questi file è un programma NC: sono vuoti o non sono testo.';
  if (first.size === 0) return `«${first.name}» è vuoto: esporta di nuovo il programma dal CAM.`;
  return `«${skipped[0]}» non è un testo: serve il programma NC, non il file del CAM o un archivio.`;
}

/** Text from the clipboard as a program. */
export function readText(text: string): ReadOutcome {
  if (text.trim() === '') return { ok: false, message: 'Il testo è vuoto: incolla le righe del programma.' };
  return {
    ok: true,
    files: [{ name: 'programma incollato', bytes: new TextEncoder().encode(text) }],
    skipped: [],
  };
}
