import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const MM = 72 / 25.4;

/** A dimension at its true place: a view at 1:1 whose left upper corner is (x, y). */
const level = (sheet: SheetBuilder, x: number, y: number, length: number, text: string) =>
  sheet.text(x + (length * MM) / 2 - text.length * 2.2, y, text);
const upright = (sheet: SheetBuilder, x: number, y: number, length: number, text: string) =>
  sheet.text(x, y + (length * MM) / 2 + text.length * 2.2, text, { angle: 90 });

function shaftSheet() {
  const sheet = new SheetBuilder();
  level(sheet, 150, 300, 120, '120');
  level(sheet, 150, 285, 35, '35');
  level(sheet, 150 + 35 * MM, 285, 50, '50 ±0,1');
  upright(sheet, 140, 200, 25, '⌀25 h6');
  upright(sheet, 300, 180, 40, '⌀40');
  upright(sheet, 470, 200, 20, '⌀20 k6');
  return sheet
    .text(400, 150, 'M20x1,5')
    .cell(600, 500, 60, 'SCALA', '1:1')
    .cell(660, 500, 120, 'CODICE', 'SH-1');
}

/** A turned part: diameters of its steps stand upright, lengths level. */
const shaft: ClassOfSheets = {
  name: 'shaft with steps',
  pages: [shaftSheet().build()],
  parts: [{ code: 'SH-1', overall: [40, 120], fits: ['h6', 'k6'], threads: ['1x M20x1.5'] }],
};

function plateSheet() {
  const sheet = new SheetBuilder();
  // View from the front: 100 x 60.
  level(sheet, 80, 330, 100, '100');
  level(sheet, 80, 315, 80, '80 ±0,05');
  upright(sheet, 70, 140, 60, '60');
  upright(sheet, 85, 150, 40, '40');
  // View from the side: 12 thick.
  level(sheet, 460, 330, 12, '12');
  return sheet
    .text(200, 130, '4x ⌀9 PASSANTI')
    .text(240, 220, '⌀30 H7')
    .cell(600, 500, 60, 'SCALA', '1:1')
    .cell(660, 500, 120, 'CODICE', 'PL-1');
}

/** A plate with a bore: the bore is no outer diameter. */
const plate: ClassOfSheets = {
  name: 'plate with a bore',
  pages: [plateSheet().build()],
  parts: [{ code: 'PL-1', overall: [100, 60, 12], fits: ['H7'] }],
};

function bushSheet() {
  const sheet = new SheetBuilder();
  level(sheet, 150, 300, 45, '45');
  level(sheet, 150, 285, 10, '10');
  upright(sheet, 140, 180, 60, '⌀60');
  upright(sheet, 120, 190, 42, '⌀42 f7');
  upright(sheet, 300, 200, 30, '⌀30 H8');
  return sheet.cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', 'BO-1');
}

/** A flanged bush with reference sizes in brackets and a chamfer. */
const bush: ClassOfSheets = {
  name: 'flanged bush',
  pages: [bushSheet().text(300, 120, '1x45°').text(330, 260, '(35)').build()],
  parts: [{ code: 'BO-1', overall: [60, 45], fits: ['f7', 'H8'] }],
};

const scanned = (lengths: readonly string[]) => {
  const sheet = new SheetBuilder().text(100, 200, '⌀58', { angle: 90, source: 'ocr' });
  for (const [at, text] of lengths.entries()) sheet.text(300, 250 + at * 40, text, { source: 'ocr' });
  return sheet.text(60, 40, 'SCANNED SHEET OF A SHAFT', { source: 'ocr' }).build();
};

/** A recogniser that reads «⌀40» as 240 leaves the length open, because it may be the one or the other. */
const doubtfulLength: ClassOfSheets = {
  name: 'a scanned length that may be a diameter',
  pages: [scanned(['240', '124'])],
  parts: [{ overall: null }],
};

const certainLength: ClassOfSheets = {
  name: 'a scanned length that is no diameter',
  pages: [scanned(['310', '124'])],
  parts: [{ overall: [58, 310] }],
};

export const sizedSheets = [doubtfulLength, certainLength, shaft, plate, bush];
