import type { FileKind } from '@truciolo/contract';
import { LIGHT_MARK, LIGHT_MAX_BYTES, readLightModel } from '@truciolo/part';
import { imageType } from '../../platform/files/image-type.ts';

/** How far into a file its marks are looked for. */
const HEAD_BYTES = 4096;

const IMAGES = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

/** First group code and value pairs of an ASCII drawing: comments (999), then a section. */
const ASCII_DXF =
  /^\uFEFF?(\s*999\r?\n[^\n]*\r?\n)*\s*0\s*\r?\n\s*SECTION\s*\r?\n\s*2\s*\r?\n\s*(HEADER|CLASSES|TABLES|BLOCKS|ENTITIES)\b/;
/** Lines of 80 columns, of which the 73rd names the section: the start's first one. */
const IGES = /^[^\n]{72}S {0,6}0*1\s*\n/;
const BINARY_DXF = 'AutoCAD Binary DXF\r\n\x1a\0';

/** What a file is by its own bytes; its name and what the browser says about it do not count. */
export function contentKind(bytes: Uint8Array): FileKind | null {
  const image = imageType(bytes);
  if (image) return IMAGES[image];
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  // Some writers put a few bytes before the header; readers look for it in the first kilobyte.
  if (/%PDF-[12]\.\d/.test(head.slice(0, 1024))) return 'pdf';
  // ISO 10303-21: the exchange structure begins with its own name.
  if (/^\uFEFF?(ï»¿)?\s*ISO-10303-21\s*;/.test(head)) return 'step';
  if (IGES.test(head)) return 'iges';
  if (head.startsWith(LIGHT_MARK))
    return bytes.length <= LIGHT_MAX_BYTES && readLightModel(bytes) ? 'mesh' : null;
  if (ASCII_DXF.test(head) || head.startsWith(BINARY_DXF)) return 'dxf';
  return null;
}
