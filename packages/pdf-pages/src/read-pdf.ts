import type { DrawingPage } from '@truciolo/drawing';
import { openPdf } from './open-pdf.ts';
import { PdfError } from './pdf-error.ts';
import { readPage } from './read-page.ts';

/** The part of an `AbortSignal` that is used here: the packages know no browser. */
export interface Cancellation {
  throwIfAborted(): void;
}

interface PdfListener {
  readonly onPage?: (page: DrawingPage, of: number) => void;
  /** Checked before every page. */
  readonly signal?: Cancellation;
}

/** Every page of a PDF as plain data. It blocks its thread: run it in a worker. Throws a `PdfError`. */
export async function readPdf(bytes: Uint8Array, { onPage, signal }: PdfListener = {}) {
  const document = await openPdf(bytes);
  try {
    const pages: DrawingPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      signal?.throwIfAborted();
      const page = await readPage(await document.getPage(number));
      pages.push(page);
      onPage?.(page, document.numPages);
    }
    return pages;
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof PdfError ? error : new PdfError('unreadable');
  } finally {
    await document.loadingTask.destroy();
  }
}
