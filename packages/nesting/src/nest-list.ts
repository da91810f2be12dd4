import { blankSize, exact, inMm, sheetSize } from './exact.ts';
import type { Item } from './list/rect.ts';
import { search } from './list/search.ts';
import type { Blank, CuttingRules, Placement, Sheet } from './model.ts';

/** More than these in one layout and the search would not be a search any more. */
export const MOST_LISTED = 2000;

export interface ListedBlank extends Blank {
  readonly count: number;
}

export interface NestedSheet {
  /** Index of the sheet in the list. */
  readonly sheet: number;
  readonly placements: readonly Placement[];
}

export type ListNesting =
  | {
      readonly ok: true;
      readonly sheets: readonly NestedSheet[];
      /** mm² of the sheets, and of the blanks on them. */
      readonly sheetArea: number;
      readonly blankArea: number;
    }
  | { readonly ok: false; readonly reason: 'too-many' | 'does-not-fit' };

/** Several blanks together on as little sheet as the search finds. */
export function nestList(
  blanks: readonly ListedBlank[],
  sheets: readonly Sheet[],
  rules: CuttingRules,
): ListNesting {
  const pieces = blanks.reduce((sum, { count }) => sum + count, 0);
  if (pieces > MOST_LISTED) return { ok: false, reason: 'too-many' };
  const items = blanks.flatMap((blank, index) => {
    const item: Item = {
      blank: index,
      length: blankSize(blank.length, rules),
      width: blankSize(blank.width, rules),
      rotates: blank.rotates,
    };
    return Array.from({ length: blank.count }, () => ({ ...item }));
  });
  const spaces = sheets.map((sheet) => ({
    length: sheetSize(sheet.length, rules),
    width: sheetSize(sheet.width, rules),
    area: sheet.length * sheet.width,
    available: sheet.available ?? pieces,
  }));
  const found = search(items, spaces, rules.technique);
  if (!found) return { ok: false, reason: 'does-not-fit' };
  const kerf = exact(rules.kerf);
  const areaOf = (sizes: readonly { length: number; width: number }[]) =>
    sizes.reduce((sum, { length, width }) => sum + length * width, 0);
  return {
    ok: true,
    sheets: found.map(({ kind, placed }) => ({
      sheet: kind,
      placements: placed.map(({ item, x, y, length, width }) => ({
        blank: item.blank,
        x: inMm(x) + rules.edge,
        y: inMm(y) + rules.edge,
        length: inMm(length - kerf),
        width: inMm(width - kerf),
      })),
    })),
    sheetArea: areaOf(found.flatMap(({ kind }) => sheets[kind] ?? [])),
    blankArea: blanks.reduce((sum, { length, width, count }) => sum + length * width * count, 0),
  };
}
