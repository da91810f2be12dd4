import { foldName } from './fold-name.ts';

/** Longer names get no suggestion: the table of distances grows with the square. */
const MAX_COMPARED = 64;

/** The candidate a mistyped name most likely meant, or undefined when none is close. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = foldName(name);
  if (wanted.length > MAX_COMPARED) return undefined;
  // One slip in three letters: fewer would miss "qta.", more would suggest unrelated words.
  let limit = Math.max(1, Math.floor(wanted.length / 3));
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const key = foldName(candidate);
    if (isOpposite(wanted, key)) continue;
    const start = isWordStart(wanted, key);
    // The distance is at least the difference in length: most candidates need no table.
    if (!start && Math.abs(key.length - wanted.length) > limit) continue;
    const distance = start ? 1 : editDistance(wanted, key);
    if (distance > limit || (nearest !== undefined && distance === limit)) continue;
    nearest = candidate;
    limit = distance;
  }
  return nearest;
}

/** Words that turn a name round: up and down, most and least. Prefixes of the words between dots. */
const UPWARD = /(?:^|[._])(?:ecc|up|max|mass|ceil)/;
const DOWNWARD = /(?:^|[._])(?:dif|down|min|floor)/;

/** A name is never corrected into its opposite: a user who writes ARROTONDA.DIFETTO does not want ARROTONDA.ECCESSO. */
const isOpposite = (wanted: string, key: string): boolean =>
  (UPWARD.test(wanted) && DOWNWARD.test(key)) || (DOWNWARD.test(wanted) && UPWARD.test(key));

/** `superf` for `superficie`, `cerca` for `cerca.vert`. */
const isWordStart = (wanted: string, key: string): boolean => wanted.length >= 3 && key.startsWith(wanted);

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const replaced = at(last, column - 1) + (same ? 0 : 1);
      let best = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
