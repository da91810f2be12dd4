import type { Technique } from '../model.ts';
import { byRoughSize, dice, one } from './dice.ts';
import { isBetter, type Layout, layoutOf, leastArea } from './layout.ts';
import type { OpenSheet } from './open-sheet.ts';
import { type PackRules, pack, type SheetSpace } from './pack.ts';
import { FITS, type Item } from './rect.ts';
import { smallerSheets } from './smaller-sheets.ts';

/** Free rectangles that may be looked at in all: some 30 ms of a desk machine. */
const LOOKS = 600_000;
/** Cost of handling one item, beside the looks at free rectangles. */
const LOOKS_PER_ITEM = 12;
/** Sheets emptied together. */
const FEWEST_EMPTIED = 2;
const MOST_EMPTIED = 4;

const SIZES: readonly ((item: Item) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => Math.min(length, width),
  ({ length, width }) => length + width,
];

/**
 * Packs the whole list in every plain order, then empties a few sheets of the best layout at a time, an ill-filled one
 * among them, and packs their blanks anew (ruin and recreate, Schrimpf et al. 2000).
 */
export function search(
  items: readonly Item[],
  spaces: readonly SheetSpace[],
  technique: Technique,
): readonly OpenSheet[] | null {
  const kinds = spaces.map((_, index) => index);
  const opens = kinds.map((first) => [first, ...kinds.filter((index) => index !== first)]);
  const splits = technique === 'free' ? [false] : [false, true];
  let best: Layout | null = null;
  let looks = 0;
  const tryWith = (
    order: readonly Item[],
    given: readonly SheetSpace[],
    rules: PackRules,
    most?: number,
  ): Layout | null => {
    const packing = pack(order, given, rules, most);
    looks += packing.looks * spaces.length + order.length * LOOKS_PER_ITEM;
    return packing.sheets && layoutOf(smallerSheets(packing.sheets, given, rules), spaces);
  };
  for (const size of SIZES) {
    const order = [...items].sort((a, b) => size(b) - size(a));
    for (const fit of FITS)
      for (const splitLong of splits)
        for (const open of opens) {
          const found = tryWith(order, spaces, { technique, fit, splitLong, firstSheet: false, opens: open });
          if (found && (!best || isBetter(found, best))) best = found;
        }
  }
  if (!best) return null;
  const least = leastArea(items, spaces);
  const roll = dice();
  const isScarce = spaces.some(({ available }) => available < items.length);
  while (looks < LOOKS && best.area > least) {
    const { kept, emptied } = empty(best.sheets, roll);
    const before = layoutOf(emptied, spaces);
    const rules: PackRules = {
      technique,
      fit: one(FITS, roll, FITS[0]),
      splitLong: one(splits, roll, false),
      firstSheet: roll() < 0.5,
      opens: one(opens, roll, kinds),
    };
    const order = byRoughSize(itemsOn(emptied), one(SIZES, roll, area), roll(), roll);
    const found = tryWith(order, isScarce ? leftBeside(kept, spaces) : spaces, rules, before.area);
    if (!found || !isBetter(found, before)) continue;
    best = {
      sheets: [...kept, ...found.sheets],
      area: best.area + found.area - before.area,
      uneven: best.uneven + found.uneven - before.uneven,
    };
  }
  return best.sheets;
}

const area = ({ length, width }: Item): number => length * width;

function itemsOn(sheets: readonly OpenSheet[]): readonly Item[] {
  const items: Item[] = [];
  for (const { placed } of sheets) for (const { item } of placed) items.push(item);
  return items;
}

const leftBeside = (kept: readonly OpenSheet[], spaces: readonly SheetSpace[]): readonly SheetSpace[] =>
  spaces.map((space, kind) => ({
    ...space,
    available: space.available - kept.filter((sheet) => sheet.kind === kind).length,
  }));

/** Looks taken for an ill-filled sheet: the emptiest of so many. */
const TOURNAMENT = 6;

/** Takes an ill-filled sheet and some others off the layout. */
function empty(
  sheets: readonly OpenSheet[],
  roll: () => number,
): { readonly kept: readonly OpenSheet[]; readonly emptied: readonly OpenSheet[] } {
  const kept = [...sheets];
  let first = Math.floor(roll() * kept.length);
  for (let round = Math.floor(roll() * TOURNAMENT); round > 0; round--) {
    const other = Math.floor(roll() * kept.length);
    if ((kept[other]?.filled ?? 0) < (kept[first]?.filled ?? 0)) first = other;
  }
  const emptied: OpenSheet[] = [];
  const count = FEWEST_EMPTIED + Math.floor(roll() * (MOST_EMPTIED - FEWEST_EMPTIED + 1));
  for (let at = first; emptied.length < count && kept.length > 0; at = Math.floor(roll() * kept.length)) {
    const last = kept.pop();
    if (!last) break;
    emptied.push(kept[at] ?? last);
    if (at < kept.length) kept[at] = last;
  }
  return { kept, emptied };
}
