import { isSameCell } from '../cells/cell-at.ts';
import type { CellLine } from '../labels/cell-line.ts';
import type { Line } from '../lines/line.ts';
import { withoutDate } from './plain-values.ts';

/** Lines that only a title block has, with or without cells. */
const ANCHOR =
  /\bscale\b|\bscala\b|\bma(?:ß|ss)stab\b|\bsheet\s+\d|\bfoglio\s+\d|dimensions (?:are )?in|quote in/i;
const VIEW =
  /\b(?:detail|dettaglio|section|sezione|schnitt|view|vista|ansicht|einzelheit)\b|\(\s*\d+\s*:\s*\d+\s*\)/i;

/** Smaller than this beside its value, a text is the label of a cell, known or not. */
const LABEL_SIZE = 0.75;

/** A value below a label that is not known: the name of a person is no title. */
const hasLabelAbove = ({ cell, line }: CellLine, all: readonly CellLine[]) =>
  cell !== null &&
  all.some(
    (other) =>
      other.cell !== null &&
      isSameCell(other.cell, cell) &&
      other.line.v < line.v - line.size * 0.5 &&
      other.line.size < line.size * LABEL_SIZE,
  );

/** The lines that stand around the scale or the sheet number and carry no label. */
export function blockText(all: readonly CellLine[]): readonly Line[] {
  const anchors = all.filter(({ line }) => ANCHOR.test(line.text) && !VIEW.test(line.text));
  const anchor = anchors.sort((one, other) => other.line.v - one.line.v)[0];
  if (!anchor) return [];
  const inCells = anchor.cell !== null;
  const reached: CellLine[] = [anchor];
  // The block grows from its anchor by lines that stand close above or below, in cells or without.
  for (const each of reached) {
    for (const other of all) {
      if (reached.includes(other) || (other.cell !== null) !== inCells) continue;
      const gap = Math.abs(other.line.v - each.line.v);
      const size = Math.max(other.line.size, each.line.size);
      const isBeside =
        Math.min(other.line.u1, each.line.u1) - Math.max(other.line.u0, each.line.u0) >
        -size * (inCells ? 6 : 0);
      if (gap < size * (inCells ? 3.5 : 1.8) && isBeside) reached.push(other);
    }
  }
  return reached
    .filter((each) => !hasLabelAbove(each, all))
    .filter(({ label, line }) => label === null && !ANCHOR.test(line.text) && !VIEW.test(line.text))
    .map(({ line }) => line);
}

const NO_TITLE = /https?:|www\.|@|^\d|tolerance|tolleranz|material|rights|propriet|copyright|confiden/i;

/** The title where no label names it: the largest line of the block, the topmost among equals. */
export function unlabelledTitle(
  lines: readonly Line[],
): { readonly line: Line; readonly title: string } | null {
  const telling = lines.filter(
    ({ text }) => /\p{L}{3}/u.test(text) && (!NO_TITLE.test(text) || /^\d{2,}-[A-Z]/.test(text)),
  );
  const largest = Math.max(...telling.map(({ size }) => size));
  const line = telling.filter(({ size }) => size > largest * 0.95).sort((one, other) => one.v - other.v)[0];
  return line ? { line, title: withoutDate(line.text) } : null;
}
