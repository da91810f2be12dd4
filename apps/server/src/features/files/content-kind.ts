import type { FileKind } from '@truciolo/contract';
import { LIGHT_MARK, LIGHT_MAX_BYTES, readLightModel } from '@truciolo/part';
import { imageType } from '../../platform/files/image-type.ts';

/** Bytes at the beginning of a file in which signatures are searched. */
const HEAD_BYTES = 4096;

const IMAGES = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

/** First group code and value pairs of an ASCII drawing: comments (999), then a section. */
const ASCII_DXF =
  /^\uFEFF?(\s*999\r?\n[^\n]*\r?\n)*\s*0\s*\r?\n\s*SECTION\s*\r?\n\s*2\s*\r?\n\s*(HEADER|CLASSES|TABLES|BLOCKS|ENTITIES)\b/;
/** Lines of 80 columns; column 73 holds the section letter, here the first line of the start section. */
const IGES = /^[^\n]{72}S {0,6}0*1\s*\n/;
const BINARY_DXF = 'AutoCAD Binary DXF\r\n\x1a\0';

/** Kind of a file by its bytes; its name and the browser's media type are ignored. */
export function contentKind(bytes: Uint8Array): FileKind | null {
  const image = imageType(bytes);
  if (image) return IMAGES[image];
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  // Some writers put a few bytes before the header; readers look for it in the first kilobyte.
  if (/%PDF-[12]\.\d/.test(head.slice(0, 1024))) return 'pdf';
  // ISO 10303-21: the file begins with the name of the standard.
  if (/^\uFEFF?(ï»¿)?\s*ISO-10303-21\s*;/.test(head)) return 'step';
  if (IGES.test(head)) return 'iges';
  if (head.startsWith(LIGHT_MARK))
    return bytes.length <= LIGHT_MAX_BYTES && readLightModel(bytes) ? 'mesh' : null;
  if (ASCII_DXF.test(head) || head.startsWith(BINARY_DXF)) return 'dxf';
  return null;
}
