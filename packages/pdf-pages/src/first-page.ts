import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PICTURE, openPdf } from './open-pdf.ts';

interface CanvasFactory {
  create(width: number, height: number): { readonly canvas: object; readonly context: unknown };
}

/** The first page on a canvas of this thread, so small that its longest side has as many pixels. */
export async function drawFirstPage(bytes: Uint8Array, longest: number): Promise<object> {
  const document = await openPdf(bytes, MAX_PICTURE);
  try {
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
    const { canvas, context } = (document.canvasFactory as CanvasFactory).create(
      Math.ceil(viewport.width),
      Math.ceil(viewport.height),
    );
    type Context = Parameters<PDFPageProxy['render']>[0]['canvasContext'];
    await page.render({ canvas: null, canvasContext: context as Context, viewport }).promise;
    return canvas;
  } finally {
    await document.loadingTask.destroy();
  }
}
