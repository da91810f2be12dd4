import { isStl, type PartFormat } from '@truciolo/part';
import { latin1 } from './latin1.ts';

/** Format of a file by its content, whatever its name says; null for files that are not models. */
export function detectFormat(bytes: Uint8Array): PartFormat | null {
  const start = latin1(bytes, 0, Math.min(bytes.length, 4096));
  if (/^\s*(\uFEFF|ï»¿)?\s*ISO-10303-21/.test(start)) return 'step';
  if (/^\s*(DBRep_DrawableShape|CASCADE Topology)/.test(start)) return 'brep';
  if (/^.{72}S\s*0*1\s*$/m.test(start.slice(0, 200))) return 'iges';
  return isStl(bytes) ? 'stl' : null;
}
