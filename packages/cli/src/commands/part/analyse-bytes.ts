import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { analyseFile, type FileOutcome } from '@truciolo/cad-kernel';
import type { PartReport } from '@truciolo/part';

/** What leaves the thread: the figures, without the triangles. */
export type PartOutcome =
  | { readonly ok: true; readonly reports: readonly PartReport[]; readonly notes: readonly string[] }
  | Extract<FileOutcome, { ok: false }>;

/** The kernel's wasm as npm installed it. */
function kernelWasm(): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm'));
}

/** Reads and analyses a model in this thread. */
export async function analyseBytes(bytes: Uint8Array): Promise<PartOutcome> {
  const outcome = await analyseFile(bytes, { wasmBytes: kernelWasm() });
  return outcome.ok ? { ok: true, reports: outcome.reports, notes: outcome.model.notes } : outcome;
}
