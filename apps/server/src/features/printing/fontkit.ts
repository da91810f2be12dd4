import { createRequire } from 'node:module';

/** The used part of a font file. The typings of the library lack its cache of tables. */
export interface FontFile {
  readonly characterSet: readonly number[];
  /** Cached tables by their tag. */
  _tables: Record<string, unknown>;
}

/** A file format. The library calls it with `new` and gets the font. */
interface Format {
  (stream: { readonly buffer: Uint8Array }): FontFile;
  probe(bytes: Uint8Array): boolean;
}

// pdfkit's own reader, so that its answers match the print.
const inPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
export const fontkit = createRequire(inPdfmake.resolve('pdfkit'))('fontkit') as {
  create(bytes: Uint8Array): FontFile;
  registerFormat(format: Format): void;
};
