import { isSameCell } from '../cells/cell-at.ts';
import { type InCell, isInCell, isInColumn, isLevel, NEAR } from './cell-grid.ts';
import type { CellLine } from './cell-line.ts';

interface Table {
  /** All cells of the row of labels. */
  readonly head: readonly CellLine[];
  /** Cells in the columns of the head; the row that touches it comes first. */
  readonly rows: readonly (readonly CellLine[])[];
}

/** Rows below the head or, where the table grows upwards, above it, until a row is empty or holds a label. */
function rowsOf(head: readonly InCell[], cells: readonly InCell[], side: 'under' | 'over') {
  const body = cells.filter(
    (each) => each.label === null && head.some((title) => isInColumn(title.cell, each.cell)),
  );
  const rows: InCell[][] = [];
  let edge = head[0]?.cell;
  while (edge) {
    const { top, bottom } = edge;
    const row = body.filter(
      ({ cell }) => Math.abs(side === 'under' ? cell.top - bottom : cell.bottom - top) < NEAR,
    );
    if (row.length > 0) rows.push(row);
    edge = row[0]?.cell;
  }
  return rows;
}

/** The table that a label heads, with at least two further labels in its row; null for a cell of a block. */
export function tableOf(label: CellLine, all: readonly CellLine[]): Table | null {
  if (!isInCell(label)) return null;
  const cells = all.filter(isInCell);
  const head = cells.filter((each) => isLevel(each.cell, label.cell));
  const others = head.filter((each) => each.label !== null && !isSameCell(each.cell, label.cell));
  if (others.length < 2) return null;
  const [under, over] = [rowsOf(head, cells, 'under'), rowsOf(head, cells, 'over')];
  return { head, rows: under.length > 0 ? under : over };
}

const COUNT = /^(?:pos\.?|item|n\.?|nr\.?|anzahl|rep\.?|rif\.?)$/i;
const isCount = ({ label, line }: CellLine) => label?.field === 'quantity' || COUNT.test(line.text.trim());
/** A table of holes has counts and descriptions, too. */
const isHole = ({ line }: CellLine) =>
  /^(?:holes?|for[oi]|bohrung(?:en)?|trous?)\W*$/i.test(line.text.trim());

/** Entries of the list of an assembly: two rows or more with a position or a count are other parts. */
export function listedParts(all: readonly CellLine[]): ReadonlySet<CellLine> {
  const tables = all
    .filter(({ label }) => label?.field === 'title' || label?.field === 'code')
    .flatMap((label) => tableOf(label, all) ?? []);
  return new Set(
    tables
      .filter(({ head, rows }) => rows.length >= 2 && head.some(isCount) && !head.some(isHole))
      .flatMap(({ rows }) => rows.flat()),
  );
}
