import type { RunSource, TextRun } from '@truciolo/drawing';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { asMatrix, combine, type Matrix } from './transform.ts';

const DEGREES = 180 / Math.PI;

/** Turns an item of pdfjs into a run; null for blanks. */
export function toRun(item: TextItem, viewport: Matrix, source: RunSource): TextRun | null {
  const text = item.str.normalize('NFC');
  if (text.trim() === '') return null;
  const [a, b, c, d, x, y] = combine(viewport, asMatrix(item.transform));
  // Fonts of old printers have a height of 0 in pdfjs: the matrix always has one.
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  const angle = Math.atan2(-b, a) * DEGREES;
  const lead = text.length - text.trimStart().length;
  const letter = item.width / Math.max(1, text.length);
  const shift = lead * letter;
  const turn = Math.hypot(a, b) || 1;
  return {
    text: text.trim(),
    x: x + (a / turn) * shift,
    y: y + (b / turn) * shift,
    width: Math.max(0, item.width - (text.length - text.trim().length) * letter),
    size,
    angle,
    source,
  };
}
