import { type FontFile, fontkit } from './fontkit.ts';
import { fontBytes } from './fonts.ts';

// The PDF library opens every font again for each document, and reading the kerning of a family takes longer than
// laying out a page with it. Here a font is opened by its name instead of its bytes: each document starts with a fresh
// copy of the font object, while the tables are read once in the life of the worker.

const MARK = 'kept:';

/** Placeholder for the bytes of a font. */
export const cachedFont = (name: string): Buffer => Buffer.from(MARK + name);

const nameOf = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', 0, 300);
  return text.startsWith(MARK) ? text.slice(MARK.length) : null;
};

const tables = new Map<string, Record<string, unknown>>();

function openCached({ buffer }: { readonly buffer: Uint8Array }): FontFile {
  const name = nameOf(buffer) ?? '';
  const font = fontkit.create(fontBytes(name));
  // Like the library does for the variations of one font: glyphs belong to the document, tables to the file.
  font._tables = tables.get(name) ?? font._tables;
  tables.set(name, font._tables);
  return font;
}

fontkit.registerFormat(Object.assign(openCached, { probe: (bytes: Uint8Array) => nameOf(bytes) !== null }));
