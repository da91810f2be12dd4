import { blockCells, isInside } from '../block/block-area.ts';
import { blockText } from '../block/unlabelled.ts';
import type { CellLine } from '../labels/labelled-values.ts';
import type { Line } from '../lines/line.ts';

/** Lines of the drawing itself: without the title block, labels, and the key of a numbering scheme. */
export function calloutLines(lines: readonly Line[], all: readonly CellLine[]): readonly Line[] {
  const cells = blockCells(all);
  const labels = new Set(all.filter(({ label }) => label !== null).map(({ line }) => line));
  const block = new Set(blockText(all));
  return lines.filter(
    (line) =>
      !labels.has(line) &&
      !block.has(line) &&
      !isInside(line, cells) &&
      !/^[A-Z0-9]{2,4}\s*:\s/.test(line.text),
  );
}
