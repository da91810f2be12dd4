export { drawFirstPage } from './first-page.ts';
export { type GreyPicture, toGrey } from './ocr/grey-picture.ts';
export { modelAddresses } from './ocr/model-addresses.ts';
export type { RecogniserParts } from './ocr/recogniser.ts';
export { PdfError, type PdfErrorCode } from './pdf-error.ts';
export { loadPdfjs } from './pdfjs.ts';
export { type ReadingProgress, readPages } from './read-pages.ts';
export { pictureSize, readPicture } from './read-picture.ts';
