import type { Technique } from '../model.ts';
import { OpenSheet } from './open-sheet.ts';
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
  /** Each item onto the first sheet that takes it, not where it fits best of all. */
  readonly firstSheet: boolean;
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

/**
 * Items in the given order. `sheets` is null where an item finds no sheet, or where more than `most` mm² would be
 * opened.
 */
export function pack(
  items: readonly Item[],
  spaces: readonly SheetSpace[],
  rules: PackRules,
  most = Number.POSITIVE_INFINITY,
): Packing | { readonly sheets: null; readonly looks: number } {
  const sheets: OpenSheet[] = [];
  const left = spaces.map(({ available }) => available);
  let [looks, area] = [0, 0];
  for (const item of items) {
    let best: OpenSheet | null = null;
    for (const sheet of sheets) {
      looks += sheet.space.rects;
      if (!sheet.space.find(item, rules.fit) || (best && sheet.space.score >= best.space.score)) continue;
      best = sheet;
      if (rules.firstSheet) break;
    }
    if (!best) {
      const kind = rules.opens.find((index) => {
        const space = spaces[index];
        return space && (left[index] ?? 0) > 0 && fits(item, space);
      });
      const space = kind === undefined ? undefined : spaces[kind];
      if (kind === undefined || !space || area + space.area > most) return { sheets: null, looks };
      left[kind] = (left[kind] ?? 0) - 1;
      area += space.area;
      best = new OpenSheet(kind, space.length, space.width, rules.technique);
      sheets.push(best);
      best.space.find(item, rules.fit);
    }
    best.place(item, rules.splitLong);
  }
  return { sheets, looks };
}
