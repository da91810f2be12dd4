import { type DrawingPage, hasOutlinedBlock, hasText, withRecognised } from '@truciolo/drawing';
import { recognisePages } from './ocr/recognise-pages.ts';
import { openRecogniser, type Recogniser, type RecogniserParts } from './ocr/recogniser.ts';
import { readPdf } from './read-pdf.ts';

export interface ReadingProgress {
  /** Letters of a picture are recognised, which takes seconds a page. */
  readonly how: 'text' | 'ocr';
  readonly at: number;
  readonly of: number;
}

/** A file of scanned books is no drawing: the rest stays without text. */
const MOST_PICTURES = 20;

/**
 * Every page of a PDF; those without text, scans and letters drawn as lines, and those whose title block is drawn, go
 * through the recogniser, which is loaded with the first of them. Throws a `PdfError`.
 */
export async function readPages(
  bytes: Uint8Array,
  loadParts: () => Promise<RecogniserParts>,
  tell: (progress: ReadingProgress) => void = () => undefined,
): Promise<readonly DrawingPage[]> {
  const pages = await readPdf(bytes, { onPage: ({ page }, of) => tell({ how: 'text', at: page, of }) });
  const pictures = pages.filter((page) => !hasText(page) || hasOutlinedBlock(page)).slice(0, MOST_PICTURES);
  if (pictures.length === 0) return pages;
  tell({ how: 'ocr', at: 1, of: pictures.length });
  let recogniser: Recogniser | undefined;
  const open = async () => {
    recogniser ??= await openRecogniser(await loadParts());
    return recogniser;
  };
  try {
    const seen = await recognisePages(bytes, pictures, open, {
      onPage: (at, of) => tell({ how: 'ocr', at, of }),
    });
    return pages.map((page) => {
      const picture = seen.find((other) => other.page === page.page);
      return picture && hasText(page) ? withRecognised(page, picture) : (picture ?? page);
    });
  } finally {
    recogniser?.close();
  }
}
