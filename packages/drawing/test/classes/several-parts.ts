import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const WIDTHS = [90, 40, 40, 40, 50] as const;

function tableRow(sheet: SheetBuilder, y: number, cells: readonly string[]) {
  let x = 60;
  for (const [at, text] of cells.entries()) {
    const width = WIDTHS[at] ?? 40;
    sheet.box(x, y, width, 16).text(x + 4, y + 11, text);
    x += width;
  }
}

function tableSheet() {
  const sheet = new SheetBuilder()
    .cell(560, 470, 150, 'DENOMINAZIONE', 'DISTANZIALE')
    .cell(710, 470, 110, 'N. DISEGNO', 'TAB-300')
    .cell(560, 498, 150, 'MATERIALE', 'C40')
    .cell(710, 498, 60, 'REV.', 'A')
    .cell(770, 498, 50, 'SCALA', '1:1')
    .text(300, 320, '⌀D')
    .text(200, 250, 'A')
    .text(200, 280, 'B');
  tableRow(sheet, 60, ['CODICE', 'A', 'B', '⌀D', 'Q.TÀ']);
  tableRow(sheet, 76, ['TAB-300-01', '20', '5', '30', '4']);
  tableRow(sheet, 92, ['TAB-300-02', '25', '5', '32', '8']);
  tableRow(sheet, 108, ['TAB-300-03', '40', '8', '45', '2']);
  return sheet;
}

/** One sheet, three codes, letters for the dimensions. */
const table: ClassOfSheets = {
  name: 'table of parts',
  pages: [tableSheet().build()],
  parts: [
    { code: 'TAB-300-01', title: 'DISTANZIALE', material: 'C40', revision: 'A', overall: [30, 20] },
    { code: 'TAB-300-02', material: 'C40', overall: [32, 25] },
    { code: 'TAB-300-03', material: 'C40', overall: [45, 40] },
  ],
};

const block = (page: number, values: readonly [string, string, string, string]) => {
  const [code, title, material, sheet] = values;
  return new SheetBuilder(page)
    .cell(520, 470, 150, 'DENOMINAZIONE', title)
    .cell(670, 470, 150, 'CODICE', code)
    .cell(520, 498, 150, 'MATERIALE', material)
    .cell(670, 498, 75, 'REV.', '0')
    .cell(745, 498, 75, 'FOGLIO', sheet);
};

/** The second sheet repeats only its number; its holes belong to the same part. */
const twoSheets: ClassOfSheets = {
  name: 'two sheets of one part',
  pages: [
    block(1, ['CAR-10', 'CARCASSA', 'EN-GJL-250', '1 DI 2']).text(200, 200, '2x M10').build(),
    block(2, ['CAR-10', '', '', '2 DI 2']).text(200, 200, '4x M6').build(),
  ],
  parts: [
    {
      code: 'CAR-10',
      title: 'CARCASSA',
      material: 'EN-GJL-250',
      pages: [1, 2],
      threads: ['2x M10', '4x M6'],
    },
  ],
};

const twoParts: ClassOfSheets = {
  name: 'two parts in one file',
  pages: [
    block(1, ['P-01', 'PERNO', '16MnCr5', '1 DI 1']).build(),
    block(2, ['P-02', 'BOCCOLA', 'CuSn8', '1 DI 1']).build(),
  ],
  parts: [
    { code: 'P-01', title: 'PERNO', material: '16MnCr5', pages: [1] },
    { code: 'P-02', title: 'BOCCOLA', material: 'CuSn8', pages: [2] },
  ],
};

export const severalParts = [table, twoSheets, twoParts];
