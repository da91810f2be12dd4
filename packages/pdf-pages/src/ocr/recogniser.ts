/// <reference path="./engine.d.ts" />
import type { TextRun } from '@truciolo/drawing';
import { type GreyPicture, toPgm } from './grey-picture.ts';
import { unpack } from './unpack.ts';
import { toRuns } from './words.ts';

/** Parts of the recogniser as bytes: the caller knows where they lie, nothing is loaded from elsewhere. */
export interface RecogniserParts {
  /** `tesseract-core-simd-lstm.wasm` of `tesseract.js-core`. */
  readonly engine: Uint8Array;
  /** `models/*.traineddata.gz` of this package, by the name of the language. */
  readonly languages: Readonly<Record<string, Uint8Array>>;
}

export interface Recogniser {
  /** Words of a picture as runs, in points. `scale` is the number of pixels for one point. */
  recognise(picture: GreyPicture, scale: number): readonly TextRun[];
  close(): void;
}

const NEURAL = 1;
const SPARSE_TEXT = '11';
const INPUT = '/input';
const SETTINGS = '/settings';
/** Codes, sizes and materials are no words of a dictionary: without them the same values are read, in less time. */
const WITHOUT_WORDS = 'load_system_dawg 0\nload_freq_dawg 0\n';

/** Starts the recogniser in this thread: callers run in a worker. */
export async function openRecogniser({ engine, languages }: RecogniserParts): Promise<Recogniser> {
  const { default: start } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const silent = () => undefined;
  const { FS, TessBaseAPI } = await start({ wasmBinary: engine, print: silent, printErr: silent });
  const names = Object.keys(languages);
  for (const [name, data] of Object.entries(languages))
    FS.writeFile(`${name}.traineddata`, await unpack(data));
  FS.writeFile(SETTINGS, WITHOUT_WORDS);
  const api = new TessBaseAPI();
  if (api.Init(null, names.join('+'), NEURAL, SETTINGS) === -1)
    throw new Error('the recogniser did not start');
  for (const name of names) FS.unlink(`${name}.traineddata`);
  api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT);
  api.SetVariable('user_defined_dpi', '200');
  // Words that it is not sure of would be read a second time as white on black: a third of the time, and the same words.
  api.SetVariable('tessedit_do_invert', '0');
  return {
    recognise: (picture, scale) => {
      FS.writeFile(INPUT, toPgm(picture));
      try {
        if (api.SetImageFile(1, 0) === 1) return [];
        FS.unlink(INPUT);
        api.Recognize(null);
        return toRuns(api.GetTSVText(0), scale);
      } finally {
        api.Clear();
      }
    },
    close: () => api.End(),
  };
}
