import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RecogniserParts } from '@truciolo/pdf-pages';

const { resolve } = createRequire(import.meta.url);

/** The built server has the models beside it; tests and measures find them in their package. */
function modelOf(language: string): string {
  const built = fileURLToPath(new URL(`./models/${language}.traineddata.gz`, import.meta.url));
  return existsSync(built) ? built : resolve(`@truciolo/pdf-pages/models/${language}.traineddata.gz`);
}

/** The recogniser from its package, with its languages. */
export async function recogniserParts(): Promise<RecogniserParts> {
  const [engine, ita, eng] = await Promise.all([
    readFile(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    readFile(modelOf('ita')),
    readFile(modelOf('eng')),
  ]);
  return { engine, languages: { ita, eng } };
}
