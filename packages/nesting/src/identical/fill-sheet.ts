import { blankSize, inMm, sheetSize } from '../exact.ts';
import type { Blank, CuttingRules, Placement, Sheet } from '../model.ts';
import { type Block, EMPTY, type Filling, grid } from './block.ts';
import { FillTable } from './fill-table.ts';
import { indexBelow, normalSizes } from './normal-sizes.ts';

/** Places as many copies of one blank on a sheet as fit. */
export function fillSheet(blank: Blank, sheet: Sheet, rules: CuttingRules): Filling {
  const [length, width] = [sheetSize(sheet.length, rules), sheetSize(sheet.width, rules)];
  const [l, w] = [blankSize(blank.length, rules), blankSize(blank.width, rules)];
  if (!(l > 0 && w > 0 && length > 0 && width > 0)) return EMPTY;
  if (!blank.rotates || l === w) return grid(0, 0, length, width, l, w);
  const sizes = normalSizes(Math.max(length, width), l, w);
  if (!sizes) return twoStrips(length, width, l, w);
  const table = new FillTable(sizes, l, w, length, width, rules.technique === 'free');
  const [i, j] = [indexBelow(sizes, length), indexBelow(sizes, width)];
  const blocks: Block[] = [];
  table.collect(i, j, 0, 0, blocks);
  return { count: table.countOf(i, j), blocks };
}

/** Places tried for the line between two grids: a blank of a thousandth of a millimetre is not tried a million times. */
const MOST_LINES = 1000;
const coarse = (step: number, length: number) => step * Math.max(1, Math.ceil(length / step / MOST_LINES));

/** Very small blanks: two grids side by side lose next to nothing. */
function twoStrips(length: number, width: number, l: number, w: number): Filling {
  let best = EMPTY;
  const take = (parts: readonly Filling[]) => {
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    if (count > best.count) best = { count, blocks: parts.flatMap((part) => part.blocks) };
  };
  for (const [a, b] of [
    [l, w],
    [w, l],
  ] as const) {
    for (let x = 0; x <= length; x += coarse(a, length))
      take([grid(0, 0, x, width, a, b), grid(x, 0, length - x, width, b, a)]);
    for (let y = 0; y <= width; y += coarse(b, width))
      take([grid(0, 0, length, y, a, b), grid(0, y, length, width - y, b, a)]);
  }
  return best;
}

/** The first `most` blanks of a filled sheet, from its left edge on, so that the rest is in one piece. */
export function placements({ blocks }: Filling, rules: CuttingRules, most: number): readonly Placement[] {
  const all: Placement[] = [];
  for (const { x, y, columns, rows, length, width } of blocks) {
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        all.push({
          blank: 0,
          x: inMm(x + column * length) + rules.edge,
          y: inMm(y + row * width) + rules.edge,
          length: inMm(length) - rules.kerf,
          width: inMm(width) - rules.kerf,
        });
      }
    }
  }
  return all.sort((a, b) => a.x - b.x || a.y - b.y).slice(0, most);
}
