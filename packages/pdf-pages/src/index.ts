export { MAX_PDF_BYTES, MAX_PDF_PAGES } from './open-pdf.ts';
export { PdfError, type PdfErrorCode } from './pdf-error.ts';
export { type PdfListener, readPdf } from './read-pdf.ts';
