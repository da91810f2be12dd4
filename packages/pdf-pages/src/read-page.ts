import { type DrawingPage, hasText, type RunSource } from '@truciolo/drawing';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { annotationRuns } from './annotation-runs.ts';
import { isGdtFont, ofGdtFont } from './gdt-font.ts';
import { walkOperators } from './operators.ts';
import { loadPdfjs } from './pdfjs.ts';
import { toRun } from './text-runs.ts';
import { asMatrix } from './transform.ts';

type PageItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** Above this share of invisible text, the text of the page is the layer of a recogniser. */
const MOSTLY = 0.5;

/** Items whose font has symbols instead of letters. The names of fonts are known once the operators are read. */
const withSymbols = (items: readonly PageItem[], page: PDFPageProxy): readonly PageItem[] =>
  items.map((item) => {
    if (!('str' in item) || !page.commonObjs.has(item.fontName)) return item;
    const { name = '' } = page.commonObjs.get(item.fontName) as { readonly name?: string };
    return isGdtFont(name) ? { ...item, str: ofGdtFont(item.str) } : item;
  });

/** Text, lines and form fields of one page. A page without text is a picture: its lines are found by the recogniser. */
export async function readPage(page: PDFPageProxy): Promise<DrawingPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const viewport = asMatrix(transform);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const fields = annotationRuns(await page.getAnnotations(), viewport);
  const runsOf = (all: readonly PageItem[], source: RunSource) =>
    all.flatMap((item) => ('str' in item ? (toRun(item, viewport, source) ?? []) : []));
  const written = runsOf(items, 'text');
  const bare = { page: page.pageNumber, width, height, runs: [...written, ...fields], paths: [] };
  if (!hasText(bare)) {
    page.cleanup();
    return bare;
  }
  const { OPS } = await loadPdfjs();
  const { paths, hiddenShare } = walkOperators(await page.getOperatorList(), viewport, OPS);
  const runs = runsOf(withSymbols(items, page), hiddenShare > MOSTLY ? 'hidden' : 'text');
  page.cleanup();
  return { ...bare, runs: [...runs, ...fields], paths };
}
