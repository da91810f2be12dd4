import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { analyseFile, type FileOutcome } from '@truciolo/cad-kernel';
import type { PartReport } from '@truciolo/part';

/** Result of the worker: the figures without the triangles. */
export type PartOutcome =
  | { readonly ok: true; readonly reports: readonly PartReport[]; readonly notes: readonly string[] }
  | Extract<FileOutcome, { ok: false }>;

/** A wasm file as npm installed it. */
const installed = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(file));

/** Reads and analyses a model in this thread. */
export async function analyseBytes(bytes: Uint8Array): Promise<PartOutcome> {
  const outcome = await analyseFile(bytes, {
    wasmBytes: installed('replicad-opencascadejs/wasm'),
    igesBytes: () => installed('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm'),
  });
  return outcome.ok ? { ok: true, reports: outcome.reports, notes: outcome.model.notes } : outcome;
}
