import { cellAt } from '../cells/cell-at.ts';
import type { Extent } from '../geometry/path-box.ts';
import type { Grid, GridLine } from '../geometry/segments.ts';
import { centreX, centreY, type Line } from '../lines/line.ts';
import type { Sheet } from '../lines/read-lines.ts';
import { NUMBER, toNumber } from '../numbers.ts';
import type { Characteristic, Found, ToleranceFrame } from '../reading.ts';
import { found } from '../reasons.ts';
import { characteristicOf, shapeOf } from './symbol-shape.ts';

const VALUE = new RegExp(
  `^([⌀Øø∅])?\\s*(${NUMBER})\\s*((?:CZ|[MLPE]|Ⓜ|Ⓛ|Ⓟ|Ⓔ|\\s)*?)((?:\\s+[A-Z](?:-[A-Z])?(?:\\s?[MLⓂⓁ](?![A-Z]))?)*)$`,
);
/** A datum or a pair of them with its modifier, or a modifier that stands apart. */
const DATUM = /^(?:[A-Z](?:-[A-Z])?[MLⓂⓁ]?|[ⓂⓁ])$/;
const MODIFIERS: Readonly<Record<string, string>> = { M: 'Ⓜ', L: 'Ⓛ', P: 'Ⓟ', E: 'Ⓔ' };

const modifiersIn = (text: string) =>
  (text.match(/CZ|[MLPEⓂⓁⓅⒺ]/g) ?? []).map((sign) => MODIFIERS[sign] ?? sign);
const datumsIn = (text: string) => text.match(/[A-Z]-[A-Z]|[A-Z](?!Z)/g) ?? [];

const TALLEST = 3;
const LOWEST = 1.1;

/** Whether a cell has the height of a frame around one line of text. */
const isFrameCell = (cell: Extent, { size }: Line) =>
  cell.bottom - cell.top < size * TALLEST && cell.bottom - cell.top > size * LOWEST;

/** The cell beside, bounded by the next line as high as the frame: strokes of a symbol are shorter. */
function cellBeside({ left, top, right, bottom }: Extent, side: -1 | 1, grid: Grid): Extent | null {
  const edge = side < 0 ? left : right;
  const isWhole = ({ from, to }: GridLine) => from < top + 1.5 && to > bottom - 1.5;
  const lines = grid.upright.filter((line) => (line.at - edge) * side > 3 && isWhole(line));
  const next = lines.sort((one, other) => (one.at - other.at) * side)[0];
  if (!next || Math.abs(next.at - edge) > (bottom - top) * 4) return null;
  const middle = (next.at + edge) / 2;
  const isClosed = [top, bottom].every((at) =>
    grid.level.some((line) => Math.abs(line.at - at) < 1.5 && line.from < middle && line.to > middle),
  );
  if (!isClosed) return null;
  return side < 0 ? { left: next.at, right: edge, top, bottom } : { left: edge, right: next.at, top, bottom };
}

interface Symbol {
  readonly type: Characteristic | null;
  readonly line: Line | null;
  readonly cell: Extent;
}

/** The cell of a symbol that stands for two rows: a composite frame. */
function tallCellBefore({ left, top, bottom }: Extent, grid: Grid): Extent | null {
  const tall = cellAt(grid, left - 3, (top + bottom) / 2);
  const isTall = tall && Math.abs(tall.right - left) < 1.5 && tall.bottom - tall.top < (bottom - top) * 2.2;
  return isTall ? tall : null;
}

function symbolBefore(cell: Extent, { lines, grid, small }: Sheet): Symbol | null {
  const left = cellBeside(cell, -1, grid) ?? tallCellBefore(cell, grid);
  if (!left || left.right - left.left > (cell.bottom - cell.top) * 1.8) return null;
  const line =
    lines.find(
      (each) =>
        centreX(each) > left.left &&
        centreX(each) < left.right &&
        centreY(each) > left.top &&
        centreY(each) < left.bottom,
    ) ?? null;
  if (line) {
    const type = characteristicOf(line.text);
    return type ? { type, line, cell: left } : null;
  }
  const inner = {
    left: left.left + 0.5,
    right: left.right - 0.5,
    top: left.top + 0.5,
    bottom: left.bottom - 0.5,
  };
  const paths = small.within(inner);
  return paths.length === 0 ? null : { type: shapeOf(paths), line: null, cell: left };
}

/** Letters in the cells to the right: the datums. */
function datumLines(cell: Extent, { lines, grid }: Sheet): readonly Line[] {
  const found: Line[] = [];
  let edge = cell;
  for (let step = 0; step < 3; step += 1) {
    const next = cellBeside(edge, 1, grid);
    if (!next) return found;
    const line = lines.find(
      (each) =>
        centreX(each) > next.left &&
        centreX(each) < next.right &&
        centreY(each) > next.top &&
        centreY(each) < next.bottom,
    );
    if (!line?.text.split(/\s+/).every((word) => DATUM.test(word))) return found;
    found.push(line);
    edge = next;
  }
  return found;
}

/** «A M» is datum A at its maximum material. */
const withoutModifiers = (text: string) => text.replace(/(?<=[A-Z])\s?[MLⓂⓁ](?=\s|$)/g, '');

/** Signs that nothing but a frame has, before the value in one run. */
const WITH_SIGN = /^([⌖⏥⌭⌓⌒∥⟂⊥⌯⌰◎▱])\s*(.+)$/;

/** A frame whose cells came as one run: «⟂ 0,02 A». */
function frameOfRun(line: Line): Found<ToleranceFrame> | null {
  const [, sign = '', rest = ''] = WITH_SIGN.exec(line.text) ?? [];
  const match = VALUE.exec(rest);
  const type = characteristicOf(sign);
  if (!match?.[2] || type === null) return null;
  return found(
    {
      type,
      value: toNumber(match[2]),
      isDiameter: match[1] !== undefined,
      datums: datumsIn(withoutModifiers(match[4] ?? '')),
      modifiers: modifiersIn(match[3] ?? ''),
    },
    [line],
    { confidence: 'likely', reason: 'riquadro di tolleranza geometrica', text: line.text },
  );
}

/** Frames of geometrical tolerances: a cell with a symbol, a cell with a value, cells with datums. */
export function findFrames(sheet: Sheet): readonly Found<ToleranceFrame>[] {
  return sheet.lines.flatMap((line) => {
    const whole = frameOfRun(line);
    if (whole) return [whole];
    const match = Math.abs(line.angle) < 2 ? VALUE.exec(line.text) : null;
    if (!match?.[2]) return [];
    const middle = centreY(line);
    const cell = cellAt(sheet.grid, centreX(line), middle);
    if (!cell || !isFrameCell(cell, line)) return [];
    // The value's cell may be joined with its datums in one run: the cell at its start counts.
    const first = cellAt(sheet.grid, line.box.x + line.size * 0.3, middle) ?? cell;
    const symbol = symbolBefore(first, sheet);
    if (!symbol) return [];
    const datums = datumLines(cell, sheet);
    // A number in a box beside an unknown shape is hardly a frame, unless datums follow.
    if (symbol.type === null && datums.length === 0) return [];
    const value: ToleranceFrame = {
      type: symbol.type,
      value: toNumber(match[2]),
      isDiameter: match[1] !== undefined,
      datums: [match[4] ?? '', ...datums.map(({ text }) => text)].flatMap((text) =>
        datumsIn(withoutModifiers(text)),
      ),
      modifiers: modifiersIn(match[3] ?? ''),
    };
    return [
      found(value, [line, ...datums, ...(symbol.line ? [symbol.line] : [])], {
        confidence: symbol.type === null ? 'unsure' : 'likely',
        reason: symbol.line ? 'riquadro di tolleranza geometrica' : 'riquadro con simbolo disegnato',
        text: line.text,
      }),
    ];
  });
}
