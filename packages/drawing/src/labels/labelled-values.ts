import { isSameCell } from '../cells/cell-at.ts';
import type { Line } from '../lines/line.ts';
import type { CellLine } from './cell-line.ts';
import type { LabelMatch } from './match-label.ts';
import { listedParts } from './parts-list.ts';

/** Where a value stands, seen from its label, from the surest place to the weakest. */
export type Where = 'cell' | 'inline' | 'right' | 'row' | 'near';

export interface LabelledValue {
  readonly label: LabelMatch;
  readonly labelLine: Line;
  readonly lines: readonly Line[];
  readonly text: string;
  readonly where: Where;
}

const byReading = (one: CellLine, other: CellLine) =>
  Math.abs(one.line.v - other.line.v) > Math.min(one.line.size, other.line.size) * 0.5
    ? one.line.v - other.line.v
    : one.line.u0 - other.line.u0;

const write = (values: readonly CellLine[]) =>
  values
    .map(({ line }) => line.text)
    .reduce((text, next) => (/[_-]$/.test(text) && /_$/.test(text) ? text + next : `${text} ${next}`), '')
    .trim()
    // «Material : C45» in two columns, «- Aluminum» in a list: the mark stands before the value.
    .replace(/^:\s*|^[-–•]\s+(?=\p{L})/u, '');

const overlap = (from: number, to: number, low: number, high: number) =>
  Math.min(to, high) - Math.max(from, low);

function inSameCell(label: CellLine, all: readonly CellLine[]): readonly CellLine[] {
  const { cell } = label;
  if (cell === null) return [];
  const inside = all.filter((other) => other !== label && other.cell && isSameCell(other.cell, cell));
  const labels = inside.filter((other) => other.label !== null);
  return inside
    .filter((other) => other.label === null)
    .filter((other) => {
      // A value belongs to the nearest label above it or to its left in the cell.
      const rivals = labels.filter(
        (rival) =>
          rival.line.v <= other.line.v + other.line.size * 0.3 &&
          (rival.line.v > label.line.v + label.line.size * 0.5 ||
            (Math.abs(rival.line.v - label.line.v) <= label.line.size * 0.5 &&
              rival.line.u0 > label.line.u0 &&
              rival.line.u0 <= other.line.u0 + other.line.size)),
      );
      return rivals.length === 0 && other.line.v > label.line.v - label.line.size;
    })
    .sort(byReading);
}

/** Shares of a cell and of a value: a small label at the foot of a cell has its value above. */
const FOOT = 0.6;
const SMALL = 0.9;

/** The value above a label that stands at the foot of their cell. */
function aboveInCell(label: CellLine, all: readonly CellLine[]): readonly CellLine[] {
  const { cell, line } = label;
  if (cell === null || line.v - line.size / 2 < cell.top + (cell.bottom - cell.top) * FOOT) return [];
  const others = all.filter((other) => other !== label && other.cell && isSameCell(other.cell, cell));
  const isValue = (other: CellLine) => other.label === null && line.size < other.line.size * SMALL;
  return others.length <= 2 && others.every(isValue) ? [...others].sort(byReading) : [];
}

/** Label column, value column: the cell to the right, if it has the same rows and no label of its own. */
function inRightCell(label: CellLine, all: readonly CellLine[]): readonly CellLine[] {
  const { cell, line } = label;
  if (cell === null || cell.bottom - cell.top > line.size * 4.5) return [];
  const right = all.filter(
    (other) =>
      other.cell !== null &&
      Math.abs(other.cell.left - cell.right) < 3 &&
      overlap(cell.top, cell.bottom, other.cell.top, other.cell.bottom) > (cell.bottom - cell.top) * 0.7 &&
      other.cell.bottom - other.cell.top < (cell.bottom - cell.top) * 2,
  );
  return right.some((other) => other.label !== null) ? [] : [...right].sort(byReading);
}

/** Header row of a table: the cell under or over it in the same column. */
function inRow(label: CellLine, all: readonly CellLine[]): readonly CellLine[] {
  const { cell } = label;
  if (cell === null) return [];
  const inHeader = all.filter(
    (other) =>
      other.label !== null &&
      other.cell !== null &&
      Math.abs(other.cell.top - cell.top) < 3 &&
      Math.abs(other.cell.bottom - cell.bottom) < 3 &&
      !isSameCell(other.cell, cell),
  );
  if (inHeader.length < 2) return [];
  const column = (edge: 'under' | 'over') =>
    all.filter(
      (other) =>
        other.cell !== null &&
        Math.abs(other.cell.left - cell.left) < 3 &&
        Math.abs(other.cell.right - cell.right) < 3 &&
        Math.abs(edge === 'under' ? other.cell.top - cell.bottom : other.cell.bottom - cell.top) < 3,
    );
  const found = [column('under'), column('over')].find(
    (cells) => cells.length > 0 && cells.every((other) => other.label === null),
  );
  return found ? [...found].sort(byReading) : [];
}

const isAligned = (one: Line, other: Line) => Math.abs(one.u0 - other.u0) < one.size * 0.3;
const isBeside = (one: Line, other: Line) => Math.abs(one.v - other.v) < one.size * 0.4;

/** Letters between the column of labels and the column of values: a short label leaves a wide gap. */
const COLUMN_GAP = 16;
/** Rows between two labels of one column. */
const COLUMN_ROW = 2.5;

/** Labels in a column and values in another: the label above or below has its value right under or over this one. */
function isColumnValue(label: Line, value: Line, all: readonly CellLine[]): boolean {
  if (!isBeside(label, value) || value.u0 < label.u1 || value.u0 - label.u0 > label.size * COLUMN_GAP)
    return false;
  return all.some(
    (other) =>
      other.label !== null &&
      other.line !== label &&
      isAligned(other.line, label) &&
      Math.abs(other.line.v - label.v) < label.size * COLUMN_ROW &&
      all.some(({ line }) => line !== value && isAligned(line, value) && isBeside(other.line, line)),
  );
}

/** Sheets without cells: the text to the right on the same line, else the line below. */
function near(label: CellLine, all: readonly CellLine[]): readonly CellLine[] {
  const { line, cell } = label;
  if (cell !== null) return [];
  const free = all.filter((other) => other !== label && other.label === null && other.cell === null);
  const right = free
    .filter(
      ({ line: other }) =>
        Math.abs(other.v - line.v) < line.size * 0.4 &&
        other.u0 >= line.u1 - line.size * 0.3 &&
        other.u0 - line.u1 < line.size * 5,
    )
    .sort(byReading)
    .slice(0, 1);
  if (right.length > 0) return right;
  const inColumn = free.filter(({ line: other }) => isColumnValue(line, other, all));
  if (inColumn.length === 1) return inColumn;
  return free
    .filter(
      ({ line: other }) =>
        other.v > line.v &&
        other.v - line.v < Math.max(line.size, other.size) * 2 &&
        Math.abs(other.u0 - line.u0) < line.size * 2,
    )
    .sort(byReading)
    .slice(0, 1);
}

/** Places to look at where the label's own cell has no value, from the surest to the weakest. */
const ELSEWHERE: readonly (readonly [Where, typeof near])[] = [
  ['right', inRightCell],
  ['row', inRow],
  ['near', near],
];

const LAST_STROKE = /^(.*\S)\s*(?:\/|\s[-–]\s)\s*(\S.*)$/;

/** «BK-7701 / 03» below «DISEGNO / REV.» is two values. */
function bySecond(value: LabelledValue): readonly LabelledValue[] {
  const { second, ...label } = value.label;
  const [, text, other] = (second && LAST_STROKE.exec(value.text)) ?? [];
  if (!second || !text || !other) return [value];
  return [
    { ...value, label, text },
    { ...value, label: second, text: other },
  ];
}

/** Every label of a sheet with the values that may be its own; a label without a value has no lines and an empty text. */
export function labelledValues(sheet: readonly CellLine[]): readonly LabelledValue[] {
  const listed = listedParts(sheet);
  const all = sheet.filter((each) => !listed.has(each));
  return all.flatMap((each) => {
    const { label, line } = each;
    if (label === null) return [];
    if (label.rest !== '')
      return [{ label, labelLine: line, lines: [line], text: label.rest, where: 'inline' as const }];
    const below = inSameCell(each, all);
    const own = below.length > 0 ? below : aboveInCell(each, all);
    const places: readonly (readonly [Where, readonly CellLine[]])[] =
      own.length > 0
        ? [['cell', own]]
        : ELSEWHERE.map(([where, search]) => [where, search(each, all)] as const);
    const values = places.filter(([, cells]) => cells.length > 0);
    if (values.length > 0)
      return values.flatMap(([where, cells]) =>
        bySecond({
          label,
          labelLine: line,
          lines: cells.map((value) => value.line),
          text: write(cells),
          where,
        }),
      );
    return [{ label, labelLine: line, lines: [], text: '', where: 'cell' as const }];
  });
}
