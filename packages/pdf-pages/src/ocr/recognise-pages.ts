import type { DrawingPage } from '@truciolo/drawing';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PICTURE, openPdf } from '../open-pdf.ts';
import type { Cancellation } from '../read-pdf.ts';
import { recognisePicture } from './recognise-picture.ts';
import type { Recogniser } from './recogniser.ts';
import { renderOutlines, renderPage } from './render-page.ts';

interface RecognitionListener {
  /** Before each page is begun. */
  readonly onPage?: (at: number, of: number) => void;
  /** Checked before every page. */
  readonly signal?: Cancellation;
}

/** The document is closed before the recogniser is opened, so that the memory of both is never needed at once. */
async function ofDocument<Picture>(
  bytes: Uint8Array,
  page: number,
  render: (page: PDFPageProxy, factory: unknown) => Promise<Picture>,
  maxImageSize?: number,
): Promise<Picture> {
  const document = await openPdf(bytes, maxImageSize);
  try {
    return await render(await document.getPage(page), document.canvasFactory);
  } finally {
    await document.loadingTask.destroy();
  }
}

/**
 * Pages without text, read by the recogniser one at a time: their own lines and what stands on the picture. The pages
 * come back in the form of `readPdf`, every run with `source: 'ocr'`. The recogniser is asked for with every page.
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly DrawingPage[],
  openRecogniser: () => Promise<Recogniser>,
  { onPage, signal }: RecognitionListener = {},
): Promise<readonly DrawingPage[]> {
  const read: DrawingPage[] = [];
  for (const page of pages) {
    signal?.throwIfAborted();
    onPage?.(read.length + 1, pages.length);
    const { picture, scale } =
      (await ofDocument(bytes, page.page, renderOutlines)) ??
      (await ofDocument(bytes, page.page, renderPage, MAX_PICTURE));
    read.push({ ...page, ...(await recognisePicture(picture, scale, openRecogniser)) });
  }
  return read;
}
