import { readNumber } from './read-number.ts';

interface Counts {
  /** Each once, in the order given. */
  readonly counts: readonly number[];
  /** The words that are not counts, as written. */
  readonly left: readonly string[];
  /** Reason why they are not counts, in Italian; null when nothing is left. */
  readonly message: string | null;
}

/** A comma before a blank ends a word; inside one it is a decimal mark and never a list. */
const BETWEEN = /\s*(?:[\s;/|]|,(?=\s|$))\s*/;
const PIECES = /^(?:pz|pezzi)\.?$/i;

const countOf = (word: string): number | null => {
  const read = readNumber(word.replace(/(pz|pezzi)\.?$/i, ''), { decimals: 0, min: 1 });
  return read.kind === 'number' && !word.includes('+') ? read.value : null;
};

/** Positive whole numbers from typed or pasted text: "10 50 100", a row or a column of Excel, "1.000; 2.500 pz". */
export function readCounts(text: string): Counts {
  const words = text.split(BETWEEN).filter((word) => word !== '' && !PIECES.test(word));
  const read = words.map((word) => ({ word, count: countOf(word) }));
  const left = read.filter(({ count }) => count === null).map(({ word }) => word);
  const counts = [...new Set(read.flatMap(({ count }) => count ?? []))];
  const [first] = left;
  const hint = first !== undefined && /^\d+(,\d+)+$/.test(first) ? ' e separale con uno spazio' : '';
  const message = first === undefined ? null : `«${first}»: scrivi quantità intere da 1 in su${hint}.`;
  return { counts, left, message };
}
