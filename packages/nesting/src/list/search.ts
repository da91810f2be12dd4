import type { Technique } from '../model.ts';
import type { OpenSheet } from './open-sheet.ts';
import { type Packing, type PackRules, pack, type SheetSpace } from './pack.ts';
import type { Fit, Item } from './rect.ts';

/** Free rectangles that may be looked at in all: some 20 ms of a desk machine. */
const LOOKS = 100_000;
const ATTEMPTS = 450;
const FITS: readonly Fit[] = ['short-side', 'area', 'long-side', 'corner'];

/** The same list gives the same layout each time. */
function random(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Rated {
  readonly sheets: readonly OpenSheet[];
  readonly area: number;
  /** The more unevenly the sheets are filled, the nearer the emptiest is to going. */
  readonly evenness: number;
  readonly order: readonly Item[];
  readonly rules: PackRules;
}

const better = (a: Rated, b: Rated | null): boolean =>
  !b || a.area < b.area || (a.area === b.area && a.evenness <= b.evenness);

/** Packs the list again and again, each time with the items of an ill-filled sheet first, and keeps the best. */
export function search(
  items: readonly Item[],
  spaces: readonly SheetSpace[],
  technique: Technique,
): readonly OpenSheet[] | null {
  const dice = random();
  const kinds = spaces.map((_, index) => index);
  const opens = kinds.map((first) => [first, ...kinds.filter((index) => index !== first)]);
  let best: Rated | null = null;
  let [looks, attempts] = [0, 0];
  const attempt = (order: readonly Item[], rules: PackRules): void => {
    const packing = pack(order, spaces, rules);
    attempts++;
    looks += (packing?.looks ?? 0) * spaces.length + items.length;
    if (!packing) return;
    const rated = rate(smaller(packing, spaces, rules), spaces, order, rules);
    if (better(rated, best)) best = rated;
  };
  for (const order of orders(items))
    for (const fit of FITS)
      for (const splitLong of technique === 'free' ? [false] : [false, true])
        for (const open of opens) attempt(order, { technique, fit, splitLong, opens: open });
  const least = leastArea(items, spaces);
  while (looks < LOOKS && attempts < ATTEMPTS) {
    const from: Rated | null = best;
    if (!from || (from as Rated).area <= least) break;
    const { order, rules } = from as Rated;
    const change = dice();
    attempt(disturbed(order, (from as Rated).sheets, dice), {
      technique,
      fit: change < 0.3 ? (FITS[Math.floor(dice() * FITS.length)] ?? rules.fit) : rules.fit,
      splitLong: change > 0.85 ? !rules.splitLong : rules.splitLong,
      opens: opens.length > 1 && dice() < 0.3 ? shuffled(kinds, dice) : rules.opens,
    });
  }
  return (best as Rated | null)?.sheets ?? null;
}

function rate(
  sheets: readonly OpenSheet[],
  spaces: readonly SheetSpace[],
  order: readonly Item[],
  rules: PackRules,
): Rated {
  let [area, evenness] = [0, 0];
  for (const sheet of sheets) {
    const space = spaces[sheet.kind];
    if (!space) continue;
    area += space.area;
    evenness -= (sheet.filled / (space.length * space.width)) ** 2;
  }
  return { sheets, area, evenness, order, rules };
}

/** Each sheet once more on the smallest kind that still holds its blanks. */
function smaller({ sheets }: Packing, spaces: readonly SheetSpace[], rules: PackRules): readonly OpenSheet[] {
  if (spaces.length < 2) return sheets;
  const left = spaces.map(
    ({ available }, kind) => available - sheets.filter((sheet) => sheet.kind === kind).length,
  );
  const cheap = spaces.map((space, kind) => ({ space, kind })).sort((a, b) => a.space.area - b.space.area);
  return sheets.map((sheet) => {
    const items = sheet.placed.map(({ item }) => item);
    for (const { space, kind } of cheap) {
      if (kind === sheet.kind) return sheet;
      if ((left[kind] ?? 0) < 1 || space.length * space.width < sheet.filled) continue;
      const again = pack(
        items,
        spaces.map((other, index) => ({ ...other, available: index === kind ? 1 : 0 })),
        {
          ...rules,
          opens: [kind],
        },
      );
      const fresh = again?.sheets[0];
      if (!fresh) continue;
      left[kind] = (left[kind] ?? 0) - 1;
      left[sheet.kind] = (left[sheet.kind] ?? 0) + 1;
      return fresh;
    }
    return sheet;
  });
}

function orders(items: readonly Item[]): readonly (readonly Item[])[] {
  const by = (size: (item: Item) => number) => [...items].sort((a, b) => size(b) - size(a));
  return [
    by((item) => item.length * item.width),
    by((item) => Math.max(item.length, item.width)),
    by((item) => Math.min(item.length, item.width)),
    by((item) => item.length + item.width),
  ];
}

/** Items of a badly filled sheet to the front, a few others anywhere. */
function disturbed(
  order: readonly Item[],
  sheets: readonly OpenSheet[],
  dice: () => number,
): readonly Item[] {
  const next = [...order];
  if (dice() < 0.5 && sheets.length > 1) {
    const emptiest = [...sheets].sort((a, b) => a.filled - b.filled)[Math.floor(dice() ** 2 * sheets.length)];
    const first = new Set(emptiest?.placed.map(({ item }) => item));
    next.sort((a, b) => Number(first.has(b)) - Number(first.has(a)));
  }
  const swaps = 1 + Math.floor(dice() * 3);
  for (let count = 0; count < swaps; count++) {
    const [from, to] = [Math.floor(dice() * next.length), Math.floor(dice() * next.length)];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
  }
  return next;
}

const shuffled = (kinds: readonly number[], dice: () => number): readonly number[] =>
  kinds
    .map((kind) => ({ kind, at: dice() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);

/** No layout is smaller: with one kind of sheet whole sheets, with several the bare area. */
function leastArea(items: readonly Item[], spaces: readonly SheetSpace[]): number {
  const net = items.reduce((sum, { length, width }) => sum + length * width, 0);
  const [only] = spaces;
  if (spaces.length === 1 && only) return Math.ceil(net / (only.length * only.width)) * only.area;
  return Math.min(...spaces.map((space) => (net / (space.length * space.width)) * space.area));
}
