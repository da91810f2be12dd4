import igesUrl from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm?url';
import wasmUrl from 'replicad-opencascadejs/wasm?url';
import { lighten } from './lighten.ts';
import { PartReader, type ReadableFile } from './part-reader.ts';

let shared: PartReader | null = null;

const newReader = () =>
  new PartReader(() => new Worker(new URL('./part-worker.ts', import.meta.url), { type: 'module' }), {
    wasmUrl,
    igesUrl,
  });

/** The one reader of this visit: its kernel stays warm from page to page. */
export function openPartReader(): PartReader {
  shared ??= newReader();
  return shared;
}

/** A light model of a file, made in the background by a separate kernel that is disposed afterwards. */
export const makeLightModel = (file: ReadableFile): Promise<Uint8Array | null> => lighten(newReader, file);
