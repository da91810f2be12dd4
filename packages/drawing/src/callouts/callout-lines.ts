import { blockCells, isInside } from '../block/block-area.ts';
import { blockText } from '../block/unlabelled.ts';
import type { CellLine } from '../labels/labelled-values.ts';
import type { Line } from '../lines/line.ts';

/** A line that tells what was changed names sizes that hold no more. */
const CHANGE =
  /\b(?:modificat[aoie]|era(?:no)?|aggiunt[aoie]|eliminat[aoie]|tolt[aoie]|sostituit[aoie]|variat[aoie]|changed|was|added|removed|deleted|ge[aä]ndert|war|entf[aä]llt|hinzugef[uü]gt|modifi[eé]e?s?|supprim[eé]e?s?)(?![\p{L}])/iu;

/** Lines of the drawing itself: without the title block, labels, changes, and the key of a numbering scheme. */
export function calloutLines(lines: readonly Line[], all: readonly CellLine[]): readonly Line[] {
  const cells = blockCells(all);
  const labels = new Set(all.filter(({ label }) => label !== null).map(({ line }) => line));
  const block = new Set(blockText(all));
  return lines.filter(
    (line) =>
      !labels.has(line) &&
      !(CHANGE.test(line.text) && /\d/.test(line.text)) &&
      !block.has(line) &&
      !isInside(line, cells) &&
      !/^[A-Z0-9]{2,4}\s*:\s/.test(line.text),
  );
}
