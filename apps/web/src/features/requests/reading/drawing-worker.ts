import type { RequestPlace, RequestPosition } from '@truciolo/contract';
import { type DrawingPage, type DrawingReading, readDrawing, type TextRun } from '@truciolo/drawing';
import { PdfError, type PdfErrorCode, readPdf } from '@truciolo/pdf-pages';
import { isRead, mergeDrawing, type PageSizes } from './merge-drawing.ts';

export interface DrawingRequest {
  readonly bytes: ArrayBuffer;
  readonly file: string;
  readonly position: RequestPosition;
}

/** A piece of text with its place, so that a click on the drawing can fill a field. */
export interface PlacedText extends RequestPlace {
  readonly text: string;
}

export type DrawingAnswer =
  | { readonly kind: 'page'; readonly at: number; readonly of: number }
  | {
      readonly kind: 'done';
      readonly fields: RequestPosition['fields'];
      readonly texts: readonly PlacedText[];
      /** Pages without text: scans, or letters drawn as lines. */
      readonly unread: readonly number[];
    }
  | { readonly kind: 'failed'; readonly code: PdfErrorCode | 'unknown' };

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole));
const LETTER_HEIGHT = 1.25;

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

/** The part with the position's own code, where a file shows several. */
function partFor({ parts }: DrawingReading, { fields }: RequestPosition) {
  const code = fields.code?.value.toLowerCase();
  return parts.find((part) => part.code?.value.toLowerCase() === code) ?? parts[0];
}

async function read({ bytes, file, position }: DrawingRequest): Promise<DrawingAnswer> {
  const answer = (message: DrawingAnswer) => self.postMessage(message);
  const pages = await readPdf(new Uint8Array(bytes), {
    onPage: ({ page }, of) => answer({ kind: 'page', at: page, of }),
  });
  const sizes: PageSizes = Object.fromEntries(
    pages.map(({ page, width, height }) => [page, { width, height }]),
  );
  const reading = readDrawing(pages);
  const part = partFor(reading, position);
  return {
    kind: 'done',
    fields: part && !isRead(position, file) ? mergeDrawing(position, part, file, sizes) : position.fields,
    texts: pages.flatMap((page) =>
      page.runs.filter(({ text }) => text.trim() !== '').map((run) => placed(page, run)),
    ),
    unread: reading.pagesWithoutText,
  };
}

/** One drawing for each worker; the page ends the worker to cancel. */
self.onmessage = ({ data }: MessageEvent<DrawingRequest>) =>
  void read(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) =>
      self.postMessage({ kind: 'failed', code: error instanceof PdfError ? error.code : 'unknown' }),
  );
