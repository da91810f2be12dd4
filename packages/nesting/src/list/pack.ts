import type { Technique } from '../model.ts';
import { OpenSheet, type Spot } from './open-sheet.ts';
import type { Fit, Item } from './rect.ts';

/** A sheet as the packing sees it: inside its edges, with one kerf to spare. */
export interface SheetSpace {
  readonly length: number;
  readonly width: number;
  /** mm² that are paid. */
  readonly area: number;
  readonly available: number;
}

export interface PackRules {
  readonly technique: Technique;
  readonly fit: Fit;
  readonly splitLong: boolean;
  /** Kinds of sheet in the order in which a new one is opened. */
  readonly opens: readonly number[];
}

export interface Packing {
  readonly sheets: readonly OpenSheet[];
  /** Free rectangles looked at. */
  readonly looks: number;
}

const fits = (item: Item, { length, width }: SheetSpace): boolean =>
  (item.length <= length && item.width <= width) ||
  (item.rotates && item.width <= length && item.length <= width);

/** Items in the given order, each into the best spot of all open sheets; null where an item finds no sheet. */
export function pack(
  items: readonly Item[],
  spaces: readonly SheetSpace[],
  rules: PackRules,
): Packing | null {
  const sheets: OpenSheet[] = [];
  const left = spaces.map(({ available }) => available);
  let looks = 0;
  for (const item of items) {
    let best: { sheet: OpenSheet; spot: Spot } | null = null;
    for (const sheet of sheets) {
      looks += sheet.looks;
      const spot = sheet.best(item, rules.fit);
      if (spot && (!best || spot.score < best.spot.score)) best = { sheet, spot };
    }
    if (!best) {
      const kind = rules.opens.find((index) => {
        const space = spaces[index];
        return space && (left[index] ?? 0) > 0 && fits(item, space);
      });
      const space = kind === undefined ? undefined : spaces[kind];
      if (kind === undefined || !space) return null;
      left[kind] = (left[kind] ?? 0) - 1;
      const sheet = new OpenSheet(kind, space.length, space.width, rules.technique);
      const spot = sheet.best(item, rules.fit);
      if (!spot) return null;
      sheets.push(sheet);
      best = { sheet, spot };
    }
    best.sheet.place(item, best.spot, rules.splitLong);
  }
  return { sheets, looks };
}
