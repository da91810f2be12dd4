import { chooseSheets } from './identical/choose-sheets.ts';
import { fillSheet, placements } from './identical/fill-sheet.ts';
import type { Blank, CuttingRules, Placement, Sheet } from './model.ts';

/** One blank on the sheets at hand, whatever the quantity. */
export interface IdenticalNesting {
  /** Blanks that a sheet of each kind gives. */
  readonly capacities: readonly number[];
  /** Sheets of each kind for a number of blanks, least area first; null where they do not fit or are not there. */
  sheetsFor(pieces: number): readonly number[] | null;
  /** Where the first `most` blanks of a sheet lie. */
  layout(sheet: number, most: number): readonly Placement[];
}

/** A quote is priced again at each keystroke and each save, mostly with the same blanks. */
const REMEMBERED = 1000;
const remembered = new Map<string, IdenticalNesting>();

export function nestIdentical(blank: Blank, sheets: readonly Sheet[], rules: CuttingRules): IdenticalNesting {
  const key = JSON.stringify([blank, sheets, rules]);
  const before = remembered.get(key);
  if (before) return before;
  const nesting = workOut(blank, sheets, rules);
  const [oldest] = remembered.keys();
  if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, nesting);
  return nesting;
}

function workOut(blank: Blank, sheets: readonly Sheet[], rules: CuttingRules): IdenticalNesting {
  const fillings = sheets.map((sheet) => fillSheet(blank, sheet, rules));
  const kinds = sheets.map((sheet, index) => ({
    capacity: fillings[index]?.count ?? 0,
    area: sheet.length * sheet.width,
    ...(sheet.available === undefined ? {} : { available: sheet.available }),
  }));
  const known = new Map<number, readonly number[] | null>();
  return {
    capacities: kinds.map(({ capacity }) => capacity),
    sheetsFor: (pieces) => {
      const before = known.get(pieces);
      if (before !== undefined) return before;
      const chosen = chooseSheets(kinds, pieces);
      known.set(pieces, chosen);
      return chosen;
    },
    layout: (sheet, most) => {
      const filling = fillings[sheet];
      return filling ? placements(filling, rules, most) : [];
    },
  };
}
