import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RecogniserParts } from '@truciolo/pdf-pages';

const { resolve } = createRequire(import.meta.url);

/** The recogniser and its languages, from their packages. */
export async function recogniserParts(): Promise<RecogniserParts> {
  const load = (path: string) => readFile(resolve(path));
  return {
    engine: await load('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    languages: {
      ita: await load('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz'),
      eng: await load('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
    },
  };
}
