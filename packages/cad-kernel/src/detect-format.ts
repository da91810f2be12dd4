import type { PartFormat } from '@truciolo/part';
import { latin1 } from './latin1.ts';

/** Header, triangle count, and 50 bytes a triangle. */
const isBinaryStl = (bytes: Uint8Array): boolean => {
  if (bytes.length < 84) return false;
  const count = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(80, true);
  return bytes.length === 84 + count * 50 && count > 0;
};

/** Format of a file by its content, whatever its name says; null for files that are not models. */
export function detectFormat(bytes: Uint8Array): PartFormat | null {
  const start = latin1(bytes, 0, Math.min(bytes.length, 4096));
  if (/^\s*(\uFEFF|ï»¿)?\s*ISO-10303-21/.test(start)) return 'step';
  if (/^\s*(DBRep_DrawableShape|CASCADE Topology)/.test(start)) return 'brep';
  if (/^.{72}S\s*0*1\s*$/m.test(start.slice(0, 200))) return 'iges';
  if (isBinaryStl(bytes)) return 'stl';
  return /^\s*solid\b/.test(start) && /\bfacet\b/.test(start) ? 'stl' : null;
}
