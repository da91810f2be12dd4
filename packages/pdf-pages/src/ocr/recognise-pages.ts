import type { DrawingPage } from '@truciolo/drawing';
import { openPdf } from '../open-pdf.ts';
import type { Cancellation } from '../read-pdf.ts';
import { toPng } from './canvas.ts';
import type { Recogniser } from './recogniser.ts';
import { renderPage } from './render-page.ts';
import { ruledLines, toBitmap } from './ruled-lines.ts';

export interface RecognitionListener {
  readonly onPage?: (page: DrawingPage, done: number, of: number) => void;
  /** Checked before every page. */
  readonly signal?: Cancellation;
}

/**
 * Pages without text, read by the recogniser one at a time: their own lines and what stands on the picture. The pages
 * come back in the form of `readPdf`, every run with `source: 'ocr'`.
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly DrawingPage[],
  recogniser: Recogniser,
  { onPage, signal }: RecognitionListener = {},
): Promise<readonly DrawingPage[]> {
  const document = await openPdf(bytes);
  const read: DrawingPage[] = [];
  try {
    for (const page of pages) {
      signal?.throwIfAborted();
      const source = await document.getPage(page.page);
      const { canvas, scale, release } = await renderPage(source, document.canvasFactory);
      const { width, height } = canvas;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      const ruled = ruledLines(toBitmap(data, width, height), scale);
      const png = await toPng(canvas);
      release();
      const runs = await recogniser.recognise(png, scale);
      source.cleanup();
      const recognised = { ...page, runs, paths: ruled };
      read.push(recognised);
      onPage?.(recognised, read.length, pages.length);
    }
    return read;
  } finally {
    await document.loadingTask.destroy();
  }
}
