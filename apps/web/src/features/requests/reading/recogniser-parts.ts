import { modelAddresses, type RecogniserParts } from '@truciolo/pdf-pages';
import engineUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** The parts did not arrive: the connection is at fault, not the drawing. */
export class PartsMissing extends Error {}

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new PartsMissing(address);
  return new Uint8Array(await response.arrayBuffer());
}

/** The recogniser and its languages: 6 MB from this server, with the first scan. */
export async function recogniserParts(): Promise<RecogniserParts> {
  return {
    engine: await load(engineUrl),
    languages: { ita: await load(modelAddresses.ita), eng: await load(modelAddresses.eng) },
  };
}
