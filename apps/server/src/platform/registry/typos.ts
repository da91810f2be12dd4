import { editDistance } from '@truciolo/formula';

/** How many typos a word of so many letters may have and still be recognised. */
export const allowedTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * A word cut into pieces such that the allowed typos, swapped neighbours included, leave at least one whole: two
 * neighbours swapped across a cut spoil two pieces.
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

/** Typos of all typed words against the words of a row, beginnings included; null when one is not there at all. */
export function typosIn(words: readonly string[], key: string): number | null {
  const keyWords = key.split(/[^\p{L}\p{N}]+/u);
  let sum = 0;
  for (const word of words) {
    const allowed = allowedTypos(word);
    if (key.includes(word)) continue;
    const least = Math.min(
      ...keyWords
        .filter((one) => one.length >= word.length - allowed)
        // Whoever searches has often not finished the word: its beginning counts as the word.
        .flatMap((one) => [one, one.slice(0, word.length), one.slice(0, word.length + 1)])
        .map((one) => editDistance(word, one)),
    );
    if (least > allowed) return null;
    sum += least;
  }
  return sum;
}
