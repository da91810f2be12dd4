import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import classes from './sheet.module.css';

/** The part of a page that a canvas shows, in pixels of the page at this scale. */
export interface PageWindow {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  /** The part to show of a page of this size. It must keep its identity while it stays the same. */
  readonly windowOf: (whole: { readonly width: number; readonly height: number }) => PageWindow;
}

/** A page, or a part of it, on a canvas at the resolution of the screen. */
export function PdfPage({ pdf, page, windowOf }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel = () => {};
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      const { scale, left, top, width, height } = windowOf(sheet.getViewport({ scale: 1 }));
      const dots = window.devicePixelRatio;
      const target = canvas.current;
      if (!target) return;
      target.width = Math.round(width * dots);
      target.height = Math.round(height * dots);
      target.style.width = `${width}px`;
      const viewport = sheet.getViewport({
        scale: scale * dots,
        offsetX: -left * dots,
        offsetY: -top * dots,
      });
      const task = sheet.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
    };
    draw().catch(() => undefined);
    return () => cancel();
  }, [pdf, page, windowOf]);
  return <canvas ref={canvas} className={classes.canvas} data-page={page} />;
}
