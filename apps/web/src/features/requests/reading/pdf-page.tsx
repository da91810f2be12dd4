import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import classes from './sheet.module.css';

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

export function usePdf(bytes: ArrayBuffer | null): PDFDocumentProxy | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    if (!bytes) return;
    let isGone = false;
    let opened: PDFDocumentProxy | null = null;
    openDocument(bytes).then(
      (document) => {
        opened = document;
        if (isGone) void document.loadingTask.destroy();
        else setPdf(document);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      setPdf(null);
      void opened?.loadingTask.destroy();
    };
  }, [bytes]);
  return pdf;
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  /** Width on the screen, CSS pixels. */
  readonly width: number;
}

/** One page on a canvas, at the resolution of the screen. */
export function PdfPage({ pdf, page, width }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel = () => {};
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      const whole = sheet.getViewport({ scale: 1 });
      const scale = (width / whole.width) * window.devicePixelRatio;
      const viewport = sheet.getViewport({ scale });
      const target = canvas.current;
      if (!target) return;
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      const task = sheet.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
    };
    draw().catch(() => undefined);
    return () => cancel();
  }, [pdf, page, width]);
  return <canvas ref={canvas} className={classes.canvas} style={{ width }} data-page={page} />;
}
