import { readCode, readMaterial, readWeight } from '../block/plain-values.ts';
import type { Extent } from '../geometry/path-box.ts';
import type { CellLine } from '../labels/cell-line.ts';
import type { LabelField } from '../labels/label-words.ts';
import type { Line } from '../lines/line.ts';
import { toNumber } from '../numbers.ts';
import type { Found } from '../reading.ts';
import { found } from '../reasons.ts';

/** One row of a table drawing: a part with its own number and sizes. */
export interface TableRow {
  readonly code: Found<string>;
  readonly quantity: Found<number> | null;
  /** Undefined where the table has no such column. */
  readonly material: Found<string> | null | undefined;
  readonly weight: Found<number> | null | undefined;
  /** Values by the letter that stands for them on the drawing. */
  readonly letters: ReadonlyMap<string, { readonly value: number; readonly line: Line }>;
}

type InCell = CellLine & { readonly cell: Extent };
const isInCell = (each: CellLine): each is InCell => each.cell !== null;

const isLevel = (one: InCell, other: InCell) =>
  Math.abs(one.cell.top - other.cell.top) < 2 && Math.abs(one.cell.bottom - other.cell.bottom) < 2;
const isUpright = (one: InCell, other: InCell) =>
  Math.abs(one.cell.left - other.cell.left) < 2 && Math.abs(one.cell.right - other.cell.right) < 2;

/** How the parts of a table stand: each in a row below the headings, or each in a column beside them. */
interface Direction {
  readonly samePart: typeof isLevel;
  readonly sameField: typeof isLevel;
  readonly isBehind: (value: InCell, head: InCell) => boolean;
}

const DIRECTIONS: readonly Direction[] = [
  {
    samePart: isLevel,
    sameField: isUpright,
    isBehind: (value, head) => value.cell.top > head.cell.top,
  },
  {
    samePart: isUpright,
    sameField: isLevel,
    isBehind: (value, head) => value.cell.left > head.cell.left,
  },
];

const FEWEST_ROWS = 2;

/** «L», «⌀D», «⌀D g6»: the letter of a size at the head of its column. */
const LETTER = /^[⌀Øø∅]?\s*([A-Za-z]\d?)(?:\s+[A-Za-z]{1,2}\d{1,2})?$/;

function readRow(
  code: InCell,
  header: readonly InCell[],
  all: readonly InCell[],
  { samePart, sameField }: Direction,
): TableRow | null {
  const value = readCode(code.line.text);
  if (value === null) return null;
  const reason = 'letto nella riga della tabella';
  const letters = new Map<string, { value: number; line: Line }>();
  let quantity: Found<number> | null = null;
  const hasColumn = (field: LabelField) => header.some(({ label }) => label?.field === field);
  let material: TableRow['material'] = hasColumn('material') ? null : undefined;
  let weight: TableRow['weight'] = hasColumn('weight') ? null : undefined;
  for (const cell of all.filter((each) => each !== code && samePart(each, code))) {
    const title = header.find((each) => sameField(each, cell));
    if (title?.label?.field === 'material') {
      const name = readMaterial(cell.line.text);
      if (name !== null) material = found(name, [cell.line], { confidence: 'sure', reason });
    }
    if (title?.label?.field === 'weight') {
      const kilograms = readWeight(cell.line.text, title.line.text);
      if (kilograms !== null) weight = found(kilograms, [cell.line], { confidence: 'sure', reason });
    }
    if (!title || !/^\d+(?:[.,]\d+)?$/.test(cell.line.text)) continue;
    const number = toNumber(cell.line.text);
    if (title.label?.field === 'quantity')
      quantity = found(number, [cell.line], { confidence: 'sure', reason });
    else {
      const letter = LETTER.exec(title.line.text)?.[1];
      if (letter !== undefined) letters.set(letter, { value: number, line: cell.line });
    }
  }
  return {
    code: found(value, [code.line], { confidence: 'sure', reason }),
    quantity,
    material,
    weight,
    letters,
  };
}

/** Rows of the table of a sheet that shows several parts; empty for sheets of one part. */
export function tableRows(all: readonly CellLine[]): readonly TableRow[] {
  const cells = all.filter(isInCell);
  for (const head of cells.filter(({ label }) => label?.field === 'code' && label.rest === '')) {
    for (const direction of DIRECTIONS) {
      const { samePart, sameField, isBehind } = direction;
      const header = cells.filter((each) => each !== head && samePart(each, head));
      const rows = cells
        .filter(
          (each) => each !== head && each.label === null && sameField(each, head) && isBehind(each, head),
        )
        .flatMap((each) => readRow(each, header, cells, direction) ?? []);
      if (header.length > 0 && rows.length >= FEWEST_ROWS && rows.some(({ letters }) => letters.size > 0))
        return rows;
    }
  }
  return [];
}
