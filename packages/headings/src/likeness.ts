/** Similarity of two texts by shared letter pairs, 0 to 1 (Sørensen–Dice). */
export function likeness(one: string, two: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const [mine, theirs] = [pairs(one), pairs(two)];
  if (mine.length === 0 || theirs.length === 0) return one === two ? 1 : 0;
  const left = [...theirs];
  let shared = 0;
  for (const pair of mine) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (mine.length + theirs.length);
}

/** "Rag. Soc." for "Ragione sociale": every word is the beginning of the word in the same place. */
export function isShortFor(short: string, name: string): boolean {
  const [words, whole] = [short.split(' '), name.split(' ')];
  return words.length === whole.length && words.every((word, at) => whole[at]?.startsWith(word));
}
