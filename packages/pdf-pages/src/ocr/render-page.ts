import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageCanvas } from './canvas.ts';

/** Letters of 2.5 mm are 20 pixels high at this resolution. */
const DPI = 200;
const POINTS_PER_INCH = 72;
/** Large sheets have large letters: more pixels cost time and give nothing. */
const LONGEST_SIDE = 2800;

export interface RenderedPage {
  readonly canvas: PageCanvas;
  /** Pixels for one point. */
  readonly scale: number;
  /** Gives the memory of the picture back. */
  release(): void;
}

interface CanvasFactory {
  create(width: number, height: number): { readonly canvas: PageCanvas; readonly context: unknown };
  destroy(made: object): void;
}

/** A page as a picture. */
export async function renderPage(page: PDFPageProxy, factory: unknown): Promise<RenderedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / POINTS_PER_INCH, LONGEST_SIDE / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvases = factory as CanvasFactory;
  const made = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  type Context = Parameters<PDFPageProxy['render']>[0]['canvasContext'];
  await page.render({ canvas: null, canvasContext: made.context as Context, viewport }).promise;
  return { canvas: made.canvas, scale, release: () => canvases.destroy(made) };
}
