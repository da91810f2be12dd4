import { isSameCell } from '../cells/cell-at.ts';
import type { Extent } from '../geometry/path-box.ts';
import { type InCell, isInCell, isInColumn, isLevel, NEAR } from '../labels/cell-grid.ts';
import type { CellLine } from '../labels/cell-line.ts';
import type { Line } from '../lines/line.ts';

/** Callouts of the tables of holes on a sheet. */
export interface HoleTable {
  /** Sizes of holes, with the number of holes where the table tells it. */
  readonly sizes: ReadonlyMap<Line, HoleCount | null>;
  /** Names, places and counts of holes, which are no sizes. */
  readonly others: ReadonlySet<Line>;
}

interface HoleCount {
  readonly count: number;
  readonly lines: readonly Line[];
}

const NAME = /^(?:holes?(?:\s*(?:tag|no\.?|id))?|tag|etichetta|for[oi]|bohrung(?:en)?|loch|trous?)\W*$/i;
const PLACE =
  /^(?:[xy](?:[\s-]*(?:loc|pos|dim|coord)\w*\.?)?|(?:pos|dim|loc|quota|coord)\w*\.?[\s-]*[xy])\W*$/i;
const isCount = ({ label }: CellLine) => label?.field === 'quantity';

/** The cells right under a heading, down to the first gap. */
function columnUnder(head: InCell, cells: readonly InCell[]): readonly InCell[] {
  const column: InCell[] = [];
  const below = cells
    .filter(({ cell }) => isInColumn(cell, head.cell) && cell.top > head.cell.top)
    .sort((one, other) => one.cell.top - other.cell.top);
  let edge = head.cell;
  for (const each of below) {
    if (!isSameCell(each.cell, edge) && Math.abs(each.cell.top - edge.bottom) > NEAR) break;
    column.push(each);
    edge = each.cell;
  }
  return column;
}

/** Overlap of two cells of different columns, as a share of the lower one. */
const isBeside = (one: Extent, other: Extent) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
  Math.min(one.bottom - one.top, other.bottom - other.top) * 0.5;

/** A cell of counts tells how many; where each hole has a row of its own, a size counts the rows beside it. */
function countOf({ cell }: InCell, counts: readonly InCell[], names: readonly InCell[]): HoleCount | null {
  const beside = counts.filter((each) => isBeside(each.cell, cell)).map(({ line }) => line);
  if (beside.length > 0) {
    const written = beside.map(({ text }) => Number(/^\d{1,3}$/.exec(text.trim())?.[0] ?? Number.NaN));
    const count = written.reduce((sum, each) => sum + each, 0);
    return Number.isNaN(count) ? null : { count, lines: beside };
  }
  const rows = names.filter((each) => isBeside(each.cell, cell)).map(({ line }) => line);
  return rows.length > 1 ? { count: rows.length, lines: rows } : null;
}

/** Reads the tables whose first column names the holes: «HOLE | QTY | DESCRIPTION», «TAG | X LOC | Y LOC | SIZE». */
export function holeTable(all: readonly CellLine[]): HoleTable {
  const cells = all.filter(isInCell);
  const sizes = new Map<Line, HoleCount | null>();
  const others = new Set<Line>();
  for (const name of cells.filter(({ line }) => NAME.test(line.text.trim()))) {
    const names = columnUnder(name, cells);
    const bottom = names.at(-1)?.cell.bottom ?? 0;
    const head = cells.filter(({ cell, line }) => isLevel(cell, name.cell) && line !== name.line);
    const isPlaced = head.some(({ line }) => PLACE.test(line.text.trim()));
    if (names.length < 2 || !(isPlaced || head.some(isCount))) continue;
    const under = (title: InCell) =>
      cells.filter(
        ({ cell }) =>
          isInColumn(cell, title.cell) && cell.top > title.cell.top && cell.bottom < bottom + NEAR,
      );
    const counts = head.filter(isCount).flatMap(under);
    const places = head.filter(({ line }) => PLACE.test(line.text.trim())).flatMap(under);
    for (const { line } of [...names, ...counts, ...places]) others.add(line);
    for (const size of head.flatMap(under))
      if (!others.has(size.line)) sizes.set(size.line, countOf(size, counts, names));
  }
  return { sizes, others };
}
