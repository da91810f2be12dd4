import { createRequire } from 'node:module';

/** What is used of a font file. The typings of the library leave its memory of tables out. */
export interface FontFile {
  readonly characterSet: readonly number[];
  /** Tables that were read, by their tag. */
  _tables: Record<string, unknown>;
}

/** A kind of file. The library calls it with `new`; what it returns is the font. */
interface Format {
  (stream: { readonly buffer: Uint8Array }): FontFile;
  probe(bytes: Uint8Array): boolean;
}

// pdfkit's own reader: what it says about a font is what will be printed.
const inPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
export const fontkit = createRequire(inPdfmake.resolve('pdfkit'))('fontkit') as {
  create(bytes: Uint8Array): FontFile;
  registerFormat(format: Format): void;
};
