/** Bytes at the beginning of a file in which signatures are searched. */
export const HEAD_BYTES = 4096;

/** First group code and value pairs of an ASCII drawing: comments (999), then a section. */
const ASCII_DXF =
  /^\uFEFF?(\s*999\r?\n[^\n]*\r?\n)*\s*0\s*\r?\n\s*SECTION\s*\r?\n\s*2\s*\r?\n\s*(HEADER|CLASSES|TABLES|BLOCKS|ENTITIES)\b/;
const BINARY_DXF = 'AutoCAD Binary DXF\r\n\x1a\0';
/** Lines of 80 columns; column 73 holds the section letter, here the first line of the start section. */
const IGES = /^[^\n]{72}S {0,6}0*1\s*\n/;

/** Kind of a drawing or model by the beginning of its file, each byte read as one character. */
export function drawingKind(head: string): 'pdf' | 'step' | 'iges' | 'dxf' | null {
  // Some writers put a few bytes before the header; readers look for it in the first kilobyte.
  if (/%PDF-[12]\.\d/.test(head.slice(0, 1024))) return 'pdf';
  // ISO 10303-21: the file begins with the name of the standard.
  if (/^\uFEFF?(ï»¿)?\s*ISO-10303-21\s*;/.test(head)) return 'step';
  if (IGES.test(head)) return 'iges';
  return ASCII_DXF.test(head) || head.startsWith(BINARY_DXF) ? 'dxf' : null;
}
