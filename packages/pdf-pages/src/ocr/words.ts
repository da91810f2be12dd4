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
/** A word is at most this much higher than the others of its row, because of letters below the baseline. */
const HIGHER = 1.4;

interface Word {
  readonly text: string;
  /** Words of one row have the same. */
  readonly row: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
  readonly certainty: number;
}

function readWord(line: string): readonly Word[] {
  const [level, page, block, paragraph, row, , left, top, width, height, confidence, text = ''] =
    line.split('\t');
  const written = text.trim().replace(EDGES, '').replaceAll('$', 'S');
  if (level !== WORD || Number(confidence) < LEAST || !/[\p{L}\d]/u.test(written)) return [];
  return [
    {
      text: written,
      row: [page, block, paragraph, row].join(' '),
      left: Number(left),
      width: Number(width),
      height: Number(height),
      bottom: Number(top) + Number(height),
      certainty: Number(confidence) / 100,
    },
  ];
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** A stain of the row below is taken for a part of a word now and then: such a word stands as the others of its row. */
function onItsRow(word: Word, row: readonly Word[]): Word {
  const height = middle(row.map((each) => each.height));
  if (row.length < 3 || word.height <= height * HIGHER) return word;
  return { ...word, height, bottom: middle(row.map((each) => each.bottom)) };
}

/**
 * Words of the recogniser's table as runs, in points. Drawings have no prices: a dollar sign is the S of «S355».
 * `scale` is the number of pixels for one point.
 */
export function toRuns(table: string, scale: number): readonly TextRun[] {
  const words = table.split('\n').flatMap(readWord);
  const rows = new Map<string, Word[]>();
  for (const word of words) rows.set(word.row, [...(rows.get(word.row) ?? []), word]);
  return words.map((word) => {
    const { text, left, width, height, bottom, certainty } = onItsRow(word, rows.get(word.row) ?? []);
    const high = height / scale;
    const drop = DESCENDERS.test(text) ? high * 0.2 : 0;
    return {
      text,
      x: left / scale,
      y: bottom / scale - drop,
      width: width / scale,
      size: Math.max(4, (high - drop) * FONT),
      angle: 0,
      source: 'ocr',
      certainty,
    };
  });
}
