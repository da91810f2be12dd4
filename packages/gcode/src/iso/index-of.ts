import type { IsoRun } from './iso-run.ts';
import { type FileIndex, indexFile } from './program-index.ts';

/** Index of a file of the run, built once. */
export function indexOf(run: IsoRun, file: number): FileIndex {
  const known = run.indexes.get(file);
  if (known) return known;
  const made = indexFile(run.job.files[file]?.bytes ?? new Uint8Array(0), file);
  run.indexes.set(file, made);
  return made;
}
