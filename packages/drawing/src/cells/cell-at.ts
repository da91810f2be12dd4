import type { Extent } from '../geometry/path-box.ts';
import type { Grid, GridLine } from '../geometry/segments.ts';

/** How far a line may end before the place beside which it is looked for. */
const GAP = 1.5;

const covers = (line: GridLine, at: number) => line.from - GAP <= at && line.to + GAP >= at;

/** Index of the first line beyond a place, in lines that stand in order. */
function firstBeyond(lines: readonly GridLine[], place: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Goes from the place outwards: a page has thousands of lines, and the next few close a cell. */
function nearest(lines: readonly GridLine[], cross: number, from: number, side: -1 | 1): number | null {
  const beyond = firstBeyond(lines, from);
  for (let index = side === 1 ? beyond : beyond - 1; index >= 0 && index < lines.length; index += side) {
    const line = lines[index];
    if (line && line.at !== from && covers(line, cross)) return line.at;
  }
  return null;
}

/** The smallest cell around a point; null where no line closes it on some side. */
export function cellAt(grid: Grid, x: number, y: number): Extent | null {
  const left = nearest(grid.upright, y, x, -1);
  const right = nearest(grid.upright, y, x, 1);
  const top = nearest(grid.level, x, y, -1);
  const bottom = nearest(grid.level, x, y, 1);
  return left === null || right === null || top === null || bottom === null
    ? null
    : { left, top, right, bottom };
}

const NEAR = 2;
export const isSameCell = (one: Extent, other: Extent): boolean =>
  Math.abs(one.left - other.left) < NEAR &&
  Math.abs(one.right - other.right) < NEAR &&
  Math.abs(one.top - other.top) < NEAR &&
  Math.abs(one.bottom - other.bottom) < NEAR;

/** A cell wider or taller than these shares of the page is the drawing area; a low one may be wider. */
const WIDEST = 0.5;
const TALLEST = 0.25;
const WIDEST_OF_LOW = 0.8;
const LOW = 0.05;

export function isBlockCell(
  cell: Extent,
  page: { readonly width: number; readonly height: number },
): boolean {
  const width = (cell.right - cell.left) / page.width;
  const height = (cell.bottom - cell.top) / page.height;
  return (width < WIDEST && height < TALLEST) || (width < WIDEST_OF_LOW && height < LOW);
}
