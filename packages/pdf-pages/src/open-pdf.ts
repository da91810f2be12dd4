import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { offscreenFactory } from './offscreen-factory.ts';
import { PdfError } from './pdf-error.ts';
import { loadPdfjs, startReader } from './pdfjs.ts';
import { withoutFonts } from './without-fonts.ts';

const MAX_PDF_BYTES = 60 * 1024 * 1024;
const MAX_PDF_PAGES = 200;
/** Pixels of one picture that is drawn: A0 at 300 dpi. Larger ones are not decoded. */
export const MAX_PICTURE = 140_000_000;
/** For text and lines no picture is decoded: logos and photos took more time than all the rest. */
const NO_PICTURE = 1;

const SIGNATURE = [0x25, 0x50, 0x44, 0x46];
const isPdf = (bytes: Uint8Array) => {
  // Some programs write a few bytes before the signature; readers accept it within the first kilobyte.
  const start = bytes.subarray(0, 1024);
  return start.some((_, at) => SIGNATURE.every((code, index) => start[at + index] === code));
};

/** Opens a PDF in this thread. Without a size in pixels it is only read: pictures and fonts are left out. */
export async function openPdf(bytes: Uint8Array, maxImageSize = NO_PICTURE): Promise<PDFDocumentProxy> {
  if (bytes.length === 0) throw new PdfError('empty');
  if (bytes.length > MAX_PDF_BYTES) throw new PdfError('too-large');
  if (!isPdf(bytes)) throw new PdfError('not-a-pdf');
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  const document = await getDocument({
    // pdfjs takes the buffer away from its owner: it gets a copy.
    data: bytes.slice(),
    worker: await startReader(),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize,
    ...offscreenFactory(),
    ...(maxImageSize === NO_PICTURE ? withoutFonts() : {}),
  }).promise.catch((error: unknown) => {
    throw new PdfError(
      error instanceof Error && error.name === 'PasswordException' ? 'password' : 'unreadable',
    );
  });
  if (document.numPages <= MAX_PDF_PAGES) return document;
  await document.loadingTask.destroy();
  throw new PdfError('too-many-pages');
}
