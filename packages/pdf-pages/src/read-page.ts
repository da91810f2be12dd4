import type { DrawingPage } from '@truciolo/drawing';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { annotationRuns } from './annotation-runs.ts';
import { walkOperators } from './operators.ts';
import { toRun } from './text-runs.ts';
import { asMatrix } from './transform.ts';

/** Above this share of invisible text, the text of the page is the layer of a recogniser. */
const MOSTLY = 0.5;

/** Text, lines and form fields of one page. */
export async function readPage(page: PDFPageProxy): Promise<DrawingPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const viewport = asMatrix(transform);
  const { paths, hiddenShare } = walkOperators(await page.getOperatorList(), viewport);
  const source = hiddenShare > MOSTLY ? 'hidden' : 'text';
  const { items } = await page.getTextContent({ disableNormalization: true });
  const runs = items.flatMap((item) => {
    const run = 'str' in item ? toRun(item, viewport, source) : null;
    return run ? [run] : [];
  });
  const fields = annotationRuns(await page.getAnnotations(), viewport);
  page.cleanup();
  return { page: page.pageNumber, width, height, runs: [...runs, ...fields], paths };
}
