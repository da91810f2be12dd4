import { blockCells, isInside } from '../block/block-area.ts';
import { blockText } from '../block/unlabelled.ts';
import { isSameCell } from '../cells/cell-at.ts';
import type { CellLine } from '../labels/cell-line.ts';
import { listedParts } from '../labels/parts-list.ts';
import type { Line } from '../lines/line.ts';
import type { HoleTable } from './hole-table.ts';

/** A line that tells what was changed names sizes that hold no more. */
const CHANGE =
  /\b(?:modificat[aoie]|era(?:no)?|aggiunt[aoie]|eliminat[aoie]|tolt[aoie]|sostituit[aoie]|variat[aoie]|changed|was|added|removed|deleted|ge[aä]ndert|war|entf[aä]llt|hinzugef[uü]gt|modifi[eé]e?s?|supprim[eé]e?s?)(?![\p{L}])/iu;

/** «DIAMETRO PRIMITIVO | 100»: a value in a table of data, behind the cell with its name. */
function dataLines(all: readonly CellLine[]): readonly Line[] {
  return all.flatMap(({ line, cell }) => {
    if (cell === null || !/^[\d.,±+\-–⌀Øø\s]+$/.test(line.text)) return [];
    const isNamed = all.some(
      ({ line: name, cell: before }) =>
        before !== null &&
        Math.abs(before.right - cell.left) < 3 &&
        isSameCell({ ...before, left: 0, right: 0 }, { ...cell, left: 0, right: 0 }) &&
        /\p{L}{3}/u.test(name.text),
    );
    return isNamed ? [line] : [];
  });
}

/** Lines of the drawing itself: without block, labels, lists, tables of data, changes, and keys of numbering schemes. */
export function calloutLines(
  lines: readonly Line[],
  all: readonly CellLine[],
  holes: HoleTable,
): readonly Line[] {
  const cells = blockCells(all);
  const labels = new Set(all.filter(({ label }) => label !== null).map(({ line }) => line));
  const block = new Set(blockText(all));
  const listed = new Set([...listedParts(all)].map(({ line }) => line).concat(dataLines(all)));
  return lines.filter(
    (line) =>
      holes.sizes.has(line) ||
      (!labels.has(line) &&
        !holes.others.has(line) &&
        !(CHANGE.test(line.text) && /\d/.test(line.text)) &&
        !block.has(line) &&
        !listed.has(line) &&
        !isInside(line, cells) &&
        !/^[A-Z0-9]{2,4}\s*:\s/.test(line.text)),
  );
}
