import type { RequestFileKind, RequestPosition } from '@truciolo/contract';
import { type DrawingPage, readDrawing, type TextRun } from '@truciolo/drawing';
import { otherPositions, type PageSizes, readPosition, sizesOf } from '@truciolo/drawing-fields';
import {
  PdfError,
  type PdfErrorCode,
  type ReadingProgress,
  readPages,
  readPicture,
} from '@truciolo/pdf-pages';
import { newId } from '../../../lib/new-id.ts';
import { decodePicture } from './decode-picture.ts';
import { type Learned, withLearned } from './learned-readings.ts';
import type { PlacedText } from './placed-text.ts';
import { PartsMissing, recogniserParts } from './recogniser-parts.ts';

export interface DrawingRequest {
  readonly bytes: ArrayBuffer;
  readonly file: string;
  readonly kind: RequestFileKind;
  readonly position: RequestPosition;
  /** All positions of the request: parts of the file that have none are offered. */
  readonly positions: readonly RequestPosition[];
  readonly learned: Learned;
}

export type DrawingAnswer =
  | ({ readonly kind: 'page' } & ReadingProgress)
  | {
      readonly kind: 'done';
      readonly fields: RequestPosition['fields'];
      readonly others: readonly RequestPosition[];
      readonly texts: readonly PlacedText[];
      readonly sizes: PageSizes;
    }
  | { readonly kind: 'failed'; readonly code: PdfErrorCode | 'no-ocr' | 'unknown' };

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole));
const LETTER_HEIGHT = 1.25;
const answer = (message: DrawingAnswer) => self.postMessage(message);

function placed({ page, width, height }: DrawingPage, run: TextRun): PlacedText {
  const isUpright = Math.abs(run.angle) % 180 > 45 && Math.abs(run.angle) % 180 < 135;
  const tall = run.size * LETTER_HEIGHT;
  const [w, h] = isUpright ? [tall, run.width] : [run.width, tall];
  const left = isUpright ? run.x - run.size : run.x;
  const top = isUpright ? run.y - run.width : run.y - run.size;
  return {
    text: run.text,
    page,
    left: share(left, width),
    top: share(top, height),
    width: share(w, width),
    height: share(h, height),
  };
}

async function read(request: DrawingRequest): Promise<DrawingAnswer> {
  const { bytes, file, kind, position, positions, learned } = request;
  const tell = (progress: ReadingProgress) => answer({ kind: 'page', ...progress });
  const pages =
    kind === 'pdf'
      ? await readPages(new Uint8Array(bytes), recogniserParts, tell)
      : await readPicture(() => decodePicture(bytes), recogniserParts, tell);
  const { parts } = readDrawing(pages);
  const sizes = sizesOf(pages);
  const found = { file, parts, sizes };
  const texts = pages.flatMap((page) =>
    page.runs.filter(({ text }) => text.trim() !== '').map((run) => placed(page, run)),
  );
  return {
    kind: 'done',
    fields: withLearned(readPosition(position, found), file, texts, sizes, learned),
    others: otherPositions(positions, found, newId),
    texts,
    sizes,
  };
}

function codeOf(error: unknown) {
  if (error instanceof PdfError) return error.code;
  return error instanceof PartsMissing ? 'no-ocr' : 'unknown';
}

/** One drawing for each worker; the page ends the worker to cancel. */
self.onmessage = ({ data }: MessageEvent<DrawingRequest>) =>
  void read(data).then(answer, (error: unknown) => answer({ kind: 'failed', code: codeOf(error) }));
