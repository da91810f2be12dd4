import { editDistance } from '@truciolo/formula';

/** Number of typos at which a word of this length still matches. */
export const allowedTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Splits a word so that the allowed typos, including swapped neighbours, leave at least one piece intact: two
 * neighbours swapped across a cut damage two pieces.
 */
export function partsOf(word: string): string[] {
  const typos = allowedTypos(word);
  if (typos === 0) return [word];
  const pieces = Math.min(Math.floor(word.length / 2), 2 * typos + 1);
  const size = word.length / pieces;
  return Array.from({ length: pieces }, (_, piece) =>
    word.slice(Math.round(piece * size), Math.round((piece + 1) * size)),
  );
}

/** Typos of all typed words against the words of a row, prefixes included; null when one does not match at all. */
export function typosIn(words: readonly string[], key: string): number | null {
  const keyWords = key.split(/[^\p{L}\p{N}]+/u);
  let sum = 0;
  for (const word of words) {
    const allowed = allowedTypos(word);
    if (key.includes(word)) continue;
    const least = Math.min(
      ...keyWords
        .filter((one) => one.length >= word.length - allowed)
        // Users often have not finished the word: its prefix counts as the word.
        .flatMap((one) => [one, one.slice(0, word.length), one.slice(0, word.length + 1)])
        .map((one) => editDistance(word, one)),
    );
    if (least > allowed) return null;
    sum += least;
  }
  return sum;
}
