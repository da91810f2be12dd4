import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type GreyPicture, toGrey } from './grey-picture.ts';

/** Letters of 2.5 mm are 20 pixels high at this resolution. */
const DPI = 200;
const POINTS_PER_INCH = 72;
/** Large sheets have large letters: more pixels cost time and give nothing. */
const LONGEST_SIDE = 2800;

interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    readonly context: {
      getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
    };
  };
  destroy(made: object): void;
}

/** A page as a picture, with the number of pixels for one point. The canvas is given back before this returns. */
export async function renderPage(
  page: PDFPageProxy,
  factory: unknown,
): Promise<{ readonly picture: GreyPicture; readonly scale: number }> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / POINTS_PER_INCH, LONGEST_SIDE / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const [wide, high] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvases = factory as CanvasFactory;
  const made = canvases.create(wide, high);
  try {
    type Context = Parameters<PDFPageProxy['render']>[0]['canvasContext'];
    await page.render({ canvas: null, canvasContext: made.context as unknown as Context, viewport }).promise;
    const coloursOf = (top: number, rows: number) => made.context.getImageData(0, top, wide, rows).data;
    return { picture: toGrey(coloursOf, wide, high), scale };
  } finally {
    canvases.destroy(made);
  }
}
