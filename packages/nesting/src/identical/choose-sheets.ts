/** Above it the best sheet alone covers the rest: a better mix would save less than one sheet in hundreds. */
const LARGEST_TABLE = 20_000;
const MOST_LIMITED = 60;

interface SheetKind {
  /** Blanks that a sheet gives. */
  readonly capacity: number;
  /** mm². */
  readonly area: number;
  readonly available?: number;
}

/** Sheets of each kind that give at least `pieces` blanks with the least area; null where there are not enough. */
export function chooseSheets(kinds: readonly SheetKind[], pieces: number): readonly number[] | null {
  const counts = kinds.map(() => 0);
  if (pieces <= 0) return counts;
  const endless = kinds.flatMap((kind, index) =>
    kind.capacity > 0 && kind.available === undefined ? [{ ...kind, index }] : [],
  );
  const best = endless.reduce<(typeof endless)[number] | null>(
    (chosen, kind) => (!chosen || kind.area / kind.capacity < chosen.area / chosen.capacity ? kind : chosen),
    null,
  );
  let open = pieces;
  if (best && open > LARGEST_TABLE) {
    const whole = Math.ceil((open - LARGEST_TABLE) / best.capacity);
    counts[best.index] = whole;
    open -= whole * best.capacity;
  }
  if (!best && open > LARGEST_TABLE) return null;
  const chosen = leastArea(
    kinds,
    endless.map(({ index }) => index),
    open,
  );
  return chosen && counts.map((count, index) => count + (chosen[index] ?? 0));
}

/** The classic covering knapsack: limited sheets one by one, then the others as often as wanted. */
function leastArea(
  kinds: readonly SheetKind[],
  endless: readonly number[],
  pieces: number,
): readonly number[] | null {
  const cost = new Float64Array(pieces + 1).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  // A hair for each sheet: of two choices with one area, the one with fewer sheets.
  const priceOf = (kind: SheetKind) => kind.area + 1e-3;
  const limited = kinds.flatMap((kind, index) => {
    if (kind.available === undefined || kind.capacity <= 0) return [];
    const most = Math.min(kind.available, Math.ceil(pieces / kind.capacity), MOST_LIMITED);
    return Array.from({ length: Math.max(0, most) }, () => index);
  });
  const taken = limited.slice(0, MOST_LIMITED).map((index) => {
    const kind = kinds[index];
    const marks = new Uint8Array(pieces + 1);
    if (!kind) return { index, marks };
    for (let n = pieces; n > 0; n--) {
      const next = (cost[Math.max(0, n - kind.capacity)] ?? 0) + priceOf(kind);
      if (next < (cost[n] ?? 0)) [cost[n], marks[n]] = [next, 1];
    }
    return { index, marks };
  });
  const last = new Int32Array(pieces + 1).fill(-1);
  for (let n = 1; n <= pieces; n++) {
    for (const index of endless) {
      const kind = kinds[index];
      if (!kind) continue;
      const next = (cost[Math.max(0, n - kind.capacity)] ?? 0) + priceOf(kind);
      if (next < (cost[n] ?? 0)) [cost[n], last[n]] = [next, index];
    }
  }
  if (!Number.isFinite(cost[pieces] ?? Number.NaN)) return null;
  const counts = kinds.map(() => 0);
  const use = (index: number) => {
    counts[index] = (counts[index] ?? 0) + 1;
    return kinds[index]?.capacity ?? 0;
  };
  let open = pieces;
  while (open > 0 && (last[open] ?? -1) >= 0) open = Math.max(0, open - use(last[open] ?? 0));
  for (const { index, marks } of taken.reverse())
    if (open > 0 && marks[open]) open = Math.max(0, open - use(index));
  return counts;
}
