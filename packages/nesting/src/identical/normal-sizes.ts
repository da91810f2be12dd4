/** More points than these and the exact tables would cost more than they save. */
const MOST_POINTS = 100;
const MOST_THINNED = 200;

/**
 * Sizes that rows of blanks can add up to: i·l + j·w (the "normal patterns" of Herz 1972). With many small blanks only
 * the plain multiples are kept: a mixed row is then two cuts instead of one. Null where even those are too many.
 */
export function normalSizes(longest: number, l: number, w: number): readonly number[] | null {
  const all = new Set<number>([0]);
  for (let long = 0; long <= longest; long += l) {
    for (let size = long; size <= longest; size += w) {
      all.add(size);
      if (all.size > MOST_POINTS) return multiples(longest, l, w);
    }
  }
  return [...all].sort((a, b) => a - b);
}

function multiples(longest: number, l: number, w: number): readonly number[] | null {
  const sizes = new Set<number>([0]);
  for (const step of [l, w]) {
    if (longest / step > MOST_THINNED) return null;
    for (let size = step; size <= longest; size += step) sizes.add(size);
  }
  // The whole length as its best mixed row fills it.
  let best = 0;
  for (let long = 0; long <= longest; long += l)
    best = Math.max(best, long + Math.floor((longest - long) / w) * w);
  sizes.add(best);
  return sizes.size > MOST_THINNED ? null : [...sizes].sort((a, b) => a - b);
}

/** Index of the largest size that is not above the given one. */
export function indexBelow(sizes: readonly number[], size: number): number {
  let [low, high] = [0, sizes.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sizes[middle] ?? 0) <= size) low = middle;
    else high = middle - 1;
  }
  return low;
}
