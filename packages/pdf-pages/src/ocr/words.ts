import type { TextRun } from '@truciolo/drawing';

/** Below this, the recogniser saw lines of the drawing and not letters. */
const LEAST = 30;
/** Height of a font for the height of its capitals and digits. */
const FONT = 1.3;
/** Lines of cells beside a word, read as signs. */
const EDGES = /^[|[\]{}_—~]+(?=[\p{L}\d])|(?<=[\p{L}\d])[|[\]{}_—~]+$/gu;
const DESCENDERS = /[gjpqy,;()]/;
/** Level of a word in the table of the recogniser; the others are lines, paragraphs and blocks. */
const WORD = '5';

/**
 * Words of the recogniser's table as runs, in points. Drawings have no prices: a dollar sign is the S of «S355».
 * `scale` is the number of pixels for one point.
 */
export function toRuns(table: string, scale: number): readonly TextRun[] {
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    const written = text.trim().replace(EDGES, '').replaceAll('$', 'S');
    if (level !== WORD || Number(confidence) < LEAST || !/[\p{L}\d]/u.test(written)) return [];
    const high = Number(height) / scale;
    const drop = DESCENDERS.test(written) ? high * 0.2 : 0;
    return {
      text: written,
      x: Number(left) / scale,
      y: (Number(top) + Number(height)) / scale - drop,
      width: Number(width) / scale,
      size: Math.max(4, (high - drop) * FONT),
      angle: 0,
      source: 'ocr',
      certainty: Number(confidence) / 100,
    };
  });
}
