import type { Extent } from '../geometry/path-box.ts';
import type { CellLine } from '../labels/cell-line.ts';
import type { Line } from '../lines/line.ts';
import { centreX, centreY } from '../lines/line.ts';

/** Whether a line stands in a cell that belongs to the title block: a cell that touches cells with labels. */
export function blockCells(all: readonly CellLine[]): readonly Extent[] {
  const labelled = all.flatMap(({ label, cell }) => (label && cell ? [cell] : []));
  const touches = (one: Extent, other: Extent) =>
    one.left <= other.right + 3 &&
    other.left <= one.right + 3 &&
    one.top <= other.bottom + 3 &&
    other.top <= one.bottom + 3;
  const cells = all.flatMap(({ cell }) => (cell ? [cell] : []));
  return cells.filter((cell) => labelled.filter((other) => touches(cell, other)).length > 0);
}

export const isInside = (line: Line, cells: readonly Extent[]) =>
  cells.some(
    (cell) =>
      centreX(line) > cell.left &&
      centreX(line) < cell.right &&
      centreY(line) > cell.top &&
      centreY(line) < cell.bottom,
  );
