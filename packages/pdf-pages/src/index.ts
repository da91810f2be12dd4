export { type RecognitionListener, recognisePages } from './ocr/recognise-pages.ts';
export { openRecogniser, type Recogniser, type RecogniserSource } from './ocr/recogniser.ts';
export { MAX_PDF_BYTES, MAX_PDF_PAGES } from './open-pdf.ts';
export { PdfError, type PdfErrorCode } from './pdf-error.ts';
export { type Cancellation, type PdfListener, readPdf } from './read-pdf.ts';
