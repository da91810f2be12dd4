import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { detectFormat, PartFileError, readPart } from '@truciolo/cad-kernel';
import { analysePart, type PartReport } from '@truciolo/part';

export type PartOutcome =
  | { readonly ok: true; readonly reports: readonly PartReport[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** The kernel's wasm as npm installed it. */
function kernelWasm(): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm'));
}

/** Reads and analyses a model in this thread; a file that cannot be read is an outcome, not an exception. */
export async function analyseBytes(bytes: Uint8Array): Promise<PartOutcome> {
  try {
    const format = detectFormat(bytes);
    if (format === null) throw new PartFileError(bytes.length === 0 ? 'empty' : 'not-a-part');
    const model = await readPart(bytes, format, { wasmBytes: kernelWasm() });
    return { ok: true, reports: analysePart(model), notes: model.notes };
  } catch (error) {
    const known = error instanceof PartFileError ? error : new PartFileError('kernel-died');
    return { ok: false, code: known.code, message: known.message };
  }
}
