import type { TextRun } from '@truciolo/drawing';
import { createWorker, PSM } from 'tesseract.js';

/** Where the recogniser finds its parts: nothing is loaded from elsewhere. */
export interface RecogniserSource {
  /** Folder or address with `ita.traineddata.gz` and `eng.traineddata.gz` of the packages `@tesseract.js-data/*`. */
  readonly languagePath: string;
  /** Addresses of the worker and of the core, in a browser. */
  readonly workerPath?: string;
  readonly corePath?: string;
}

export interface Recogniser {
  /** Words of a picture as runs, in points. */
  recognise(png: Uint8Array, scale: number): Promise<readonly TextRun[]>;
  close(): Promise<void>;
}

interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** Below this, the recogniser saw lines of the drawing and not letters. */
const LEAST = 30;
/** Height of a font for the height of its capitals and digits. */
const FONT = 1.3;
/** Lines of cells beside a word, read as signs. */
const EDGES = /^[|[\]{}_—~]+(?=[\p{L}\d])|(?<=[\p{L}\d])[|[\]{}_—~]+$/gu;
const DESCENDERS = /[gjpqy,;()]/;

function toRun({ text, confidence, bbox }: Word, scale: number): TextRun | null {
  const written = text.trim().replace(EDGES, '');
  if (confidence < LEAST || !/[\p{L}\d]/u.test(written)) return null;
  const high = (bbox.y1 - bbox.y0) / scale;
  const drop = DESCENDERS.test(written) ? high * 0.2 : 0;
  return {
    text: written,
    x: bbox.x0 / scale,
    y: bbox.y1 / scale - drop,
    width: (bbox.x1 - bbox.x0) / scale,
    size: Math.max(4, (high - drop) * FONT),
    angle: 0,
    source: 'ocr',
    certainty: confidence / 100,
  };
}

/** Starts the recogniser: about a second, and a quarter of a gigabyte while it is open. */
export async function openRecogniser({
  languagePath,
  workerPath,
  corePath,
}: RecogniserSource): Promise<Recogniser> {
  const worker = await createWorker(['ita', 'eng'], 1, {
    langPath: languagePath,
    cacheMethod: 'none',
    gzip: true,
    ...(workerPath && { workerPath }),
    ...(corePath && { corePath }),
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '200' });
  return {
    recognise: async (png, scale) => {
      const { data } = await worker.recognize(png as never, {}, { blocks: true });
      const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
      );
      return words.flatMap((word) => toRun(word, scale) ?? []);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
