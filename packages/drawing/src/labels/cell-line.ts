import { cellAt, isBlockCell } from '../cells/cell-at.ts';
import type { Extent } from '../geometry/path-box.ts';
import { centreX, centreY, type Line } from '../lines/line.ts';
import type { Sheet } from '../lines/read-lines.ts';
import { type LabelMatch, matchLabel } from './match-label.ts';

export interface CellLine {
  readonly line: Line;
  readonly label: LabelMatch | null;
  readonly cell: Extent | null;
}

/** Level lines of a sheet with their cells and the labels among them. */
export function cellLines({ lines, grid, page }: Sheet): readonly CellLine[] {
  return lines
    .filter(({ angle }) => Math.abs(angle) < 2)
    .map((line) => {
      const cell = cellAt(grid, centreX(line), centreY(line));
      return { line, label: matchLabel(line.text), cell: cell && isBlockCell(cell, page) ? cell : null };
    });
}
