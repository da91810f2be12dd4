import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfjs } from '../pdfjs.ts';
import { asMatrix } from '../transform.ts';
import { drawOutlines, isOutlined, type PathContext } from './draw-outlines.ts';
import { type GreyPicture, toGrey } from './grey-picture.ts';
import { LONGEST_SIDE, SHEET_SCALE } from './sheet-pixels.ts';

type CanvasContext = Parameters<PDFPageProxy['render']>[0]['canvasContext'];

interface Made {
  readonly context: CanvasContext &
    PathContext & {
      getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
    };
}
interface CanvasFactory {
  create(width: number, height: number): Made;
  destroy(made: object): void;
}

interface PagePicture {
  readonly picture: GreyPicture;
  /** Pixels for one point. */
  readonly scale: number;
}

/** Draws on a white canvas of the page's size, which is given back before this returns. */
async function drawn(
  page: PDFPageProxy,
  factory: unknown,
  draw: (context: Made['context'], viewport: PageViewport) => Promise<void> | void,
): Promise<PagePicture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SHEET_SCALE, LONGEST_SIDE / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const [wide, high] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvases = factory as CanvasFactory;
  const made = canvases.create(wide, high);
  try {
    await draw(made.context, viewport);
    const coloursOf = (top: number, rows: number) => made.context.getImageData(0, top, wide, rows).data;
    return { picture: toGrey(coloursOf, wide, high), scale };
  } finally {
    canvases.destroy(made);
  }
}

/** A page with its pictures, letters and everything else. */
export const renderPage = (page: PDFPageProxy, factory: unknown): Promise<PagePicture> =>
  drawn(page, factory, async (context, viewport) => {
    await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  });

/** A page of a document that was opened without pictures; null where it needs them, or has letters of a font. */
export async function renderOutlines(page: PDFPageProxy, factory: unknown): Promise<PagePicture | null> {
  const { OPS } = await loadPdfjs();
  const operators = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  if (!isOutlined(operators, width * height, OPS)) return null;
  return drawn(page, factory, (context, viewport) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, viewport.width + 1, viewport.height + 1);
    context.fillStyle = '#000';
    drawOutlines(operators, context, asMatrix(viewport.transform), OPS);
  });
}
