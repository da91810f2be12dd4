import { type DrawingPage, hasText } from '@truciolo/drawing';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { annotationRuns } from './annotation-runs.ts';
import { walkOperators } from './operators.ts';
import { loadPdfjs } from './pdfjs.ts';
import { toRun } from './text-runs.ts';
import { asMatrix } from './transform.ts';

/** Above this share of invisible text, the text of the page is the layer of a recogniser. */
const MOSTLY = 0.5;

/** Text, lines and form fields of one page. A page without text is a picture: its lines are found by the recogniser. */
export async function readPage(page: PDFPageProxy): Promise<DrawingPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const viewport = asMatrix(transform);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const fields = annotationRuns(await page.getAnnotations(), viewport);
  const written = items.flatMap((item) => ('str' in item ? (toRun(item, viewport, 'text') ?? []) : []));
  const bare = { page: page.pageNumber, width, height, runs: [...written, ...fields], paths: [] };
  if (!hasText(bare)) {
    page.cleanup();
    return bare;
  }
  const { OPS } = await loadPdfjs();
  const { paths, hiddenShare } = walkOperators(await page.getOperatorList(), viewport, OPS);
  page.cleanup();
  const runs = hiddenShare > MOSTLY ? written.map((run) => ({ ...run, source: 'hidden' as const })) : written;
  return { ...bare, runs: [...runs, ...fields], paths };
}
