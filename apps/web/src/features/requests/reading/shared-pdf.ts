import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** The library and its worker load with the first drawing that is shown. */
async function openDocument(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs.getDocument({ data: new Uint8Array(bytes.slice(0)), isEvalSupported: false, enableXfa: false })
    .promise;
}

interface SharedPdf {
  users: number;
  readonly opening: Promise<PDFDocumentProxy>;
}

/** The sheet and the cut-outs of its values show the same document: it is opened once. */
const shared = new Map<ArrayBuffer, SharedPdf>();

function take(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const pdf = shared.get(bytes) ?? { users: 0, opening: openDocument(bytes) };
  shared.set(bytes, pdf);
  pdf.users += 1;
  return pdf.opening;
}

function release(bytes: ArrayBuffer): void {
  const pdf = shared.get(bytes);
  if (!pdf) return;
  pdf.users -= 1;
  if (pdf.users > 0) return;
  shared.delete(bytes);
  pdf.opening.then(
    (document) => document.loadingTask.destroy(),
    () => undefined,
  );
}

export function usePdf(bytes: ArrayBuffer | null): PDFDocumentProxy | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    if (!bytes) return;
    let isGone = false;
    take(bytes).then(
      (document) => {
        if (!isGone) setPdf(document);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      setPdf(null);
      release(bytes);
    };
  }, [bytes]);
  return pdf;
}
