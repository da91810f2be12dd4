import type { OpenSheet } from './open-sheet.ts';
import type { SheetSpace } from './pack.ts';
import type { Item } from './rect.ts';

/** Sheets that hold a list, and what they are worth. */
export interface Layout {
  readonly sheets: readonly OpenSheet[];
  /** mm² that are paid. */
  readonly area: number;
  /** Squares of the filled shares: the more unevenly the sheets are filled, the nearer the emptiest is to going. */
  readonly uneven: number;
}

export function layoutOf(sheets: readonly OpenSheet[], spaces: readonly SheetSpace[]): Layout {
  let [area, uneven] = [0, 0];
  for (const { kind, filled } of sheets) {
    const space = spaces[kind];
    if (!space) continue;
    area += space.area;
    uneven += (filled / (space.length * space.width)) ** 2;
  }
  return { sheets, area, uneven };
}

export const isBetter = (one: Layout, other: Layout): boolean =>
  one.area < other.area || (one.area === other.area && one.uneven >= other.uneven);

/**
 * No layout is smaller. With one kind of sheet: whole sheets for the area, and one for each item too large to share
 * with another such. With several kinds: the bare area.
 */
export function leastArea(items: readonly Item[], spaces: readonly SheetSpace[]): number {
  const net = items.reduce((sum, { length, width }) => sum + length * width, 0);
  const [only] = spaces;
  if (spaces.length > 1 || !only)
    return Math.min(...spaces.map((space) => (net / (space.length * space.width)) * space.area));
  const longest = Math.max(only.length, only.width);
  const alone = items.filter(({ length, width }) => 2 * Math.min(length, width) > longest).length;
  return Math.max(Math.ceil(net / (only.length * only.width)), alone) * only.area;
}
