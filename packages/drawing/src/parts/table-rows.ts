import { readCode } from '../block/plain-values.ts';
import type { Extent } from '../geometry/path-box.ts';
import type { CellLine } from '../labels/labelled-values.ts';
import type { Line } from '../lines/line.ts';
import { toNumber } from '../numbers.ts';
import type { Found } from '../reading.ts';
import { found } from '../reasons.ts';

/** One row of a table drawing: a part with its own number and sizes. */
export interface TableRow {
  readonly code: Found<string>;
  readonly quantity: Found<number> | null;
  /** Values by the letter that stands for them on the drawing. */
  readonly letters: ReadonlyMap<string, { readonly value: number; readonly line: Line }>;
}

type InCell = CellLine & { readonly cell: Extent };
const isInCell = (each: CellLine): each is InCell => each.cell !== null;

const sameRow = (one: InCell, other: InCell) =>
  Math.abs(one.cell.top - other.cell.top) < 2 && Math.abs(one.cell.bottom - other.cell.bottom) < 2;
const sameColumn = (one: InCell, other: InCell) =>
  Math.abs(one.cell.left - other.cell.left) < 2 && Math.abs(one.cell.right - other.cell.right) < 2;

const FEWEST_ROWS = 2;

function readRow(code: InCell, header: readonly InCell[], all: readonly InCell[]): TableRow | null {
  const value = readCode(code.line.text);
  if (value === null) return null;
  const reason = 'letto nella riga della tabella';
  const letters = new Map<string, { value: number; line: Line }>();
  let quantity: Found<number> | null = null;
  for (const cell of all.filter((each) => each !== code && sameRow(each, code))) {
    const title = header.find((each) => sameColumn(each, cell));
    if (!title || !/^\d+(?:[.,]\d+)?$/.test(cell.line.text)) continue;
    const number = toNumber(cell.line.text);
    if (title.label?.field === 'quantity')
      quantity = found(number, [cell.line], { confidence: 'sure', reason });
    else if (/^[⌀Ø]?\s*[A-Za-z]\d?$/.test(title.line.text))
      letters.set(title.line.text.replace(/^[⌀Ø]\s*/, ''), { value: number, line: cell.line });
  }
  return { code: found(value, [code.line], { confidence: 'sure', reason }), quantity, letters };
}

/** Rows of the table of a sheet that shows several parts; empty for sheets of one part. */
export function tableRows(all: readonly CellLine[]): readonly TableRow[] {
  const cells = all.filter(isInCell);
  for (const head of cells.filter(({ label }) => label?.field === 'code' && label.rest === '')) {
    const header = cells.filter((each) => each !== head && sameRow(each, head));
    const rows = cells
      .filter(
        (each) =>
          each !== head && each.label === null && sameColumn(each, head) && each.cell.top > head.cell.top,
      )
      .flatMap((each) => readRow(each, header, cells) ?? []);
    if (header.length > 0 && rows.length >= FEWEST_ROWS && rows.some(({ letters }) => letters.size > 0))
      return rows;
  }
  return [];
}
