import wasmUrl from 'replicad-opencascadejs/wasm?url';
import { PartReader } from './part-reader.ts';

let shared: PartReader | null = null;

/** The one reader of this visit: its kernel stays warm from page to page. */
export function openPartReader(): PartReader {
  shared ??= new PartReader(
    () => new Worker(new URL('./part-worker.ts', import.meta.url), { type: 'module' }),
    wasmUrl,
  );
  return shared;
}
