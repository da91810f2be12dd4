import type { DrawingPage } from '../../src/index.ts';
import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const block = (code: string, page = 1) =>
  new SheetBuilder(page).cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', code);

const general: ClassOfSheets = {
  name: 'general roughness with others in brackets and surfaces with their own',
  pages: [
    block('RU-1')
      .text(60, 60, 'Ra 3,2 ( Ra 0,8 , Ra 1,6 )')
      .text(200, 120, 'Ra 0,8')
      .text(300, 120, 'Ra1.6')
      .text(400, 120, 'Rz 6,3')
      .text(200, 330, '90')
      .text(100, 200, '⌀30', { angle: 90 })
      .build(),
  ],
  parts: [{ code: 'RU-1', generalRoughness: 'Ra 3.2', tolerances: [], overall: [30, 90] }],
};

/** The root sign is a letter; the value has no Ra. */
const rootSign: ClassOfSheets = {
  name: 'roughness behind a root sign',
  pages: [
    block('RU-2')
      .text(60, 60, '√ 3,2 ( √ 0,8 )')
      .text(200, 330, '90')
      .text(100, 200, '⌀30', { angle: 90 })
      .build(),
  ],
  parts: [{ code: 'RU-2', generalRoughness: 'Ra 3.2', tolerances: [], overall: [30, 90] }],
};

const gradesOfRoughness: ClassOfSheets = {
  name: 'roughness by classes N',
  pages: [
    block('RU-3')
      .cell(480, 500, 120, 'RUGOSITÀ', 'N8 (N6)')
      .text(200, 330, '90')
      .text(100, 200, '⌀30', { angle: 90 })
      .text(200, 200, 'N6')
      .build(),
  ],
  parts: [{ code: 'RU-3', generalRoughness: 'Ra 3.2', fits: [], overall: [30, 90] }],
};

/** An American sheet: ± by printed decimals, sizes without the zero before the point. */
const inches: ClassOfSheets = {
  name: 'inches with tolerances by decimals and limits',
  pages: [
    new SheetBuilder()
      .box(420, 440, 160, 70)
      .text(423, 447, 'UNLESS OTHERWISE SPECIFIED', { size: 5 })
      .text(423, 455, 'DIMENSIONS ARE IN INCHES', { size: 5 })
      .text(423, 463, 'TOLERANCES:', { size: 5 })
      .text(423, 471, '.X ±.1', { size: 5 })
      .text(423, 479, '.XX ±.01', { size: 5 })
      .text(423, 487, '.XXX ±.005', { size: 5 })
      .text(423, 495, 'ANGLES ±1°', { size: 5 })
      .cell(580, 440, 240, 'TITLE', 'VALVE STEM')
      .cell(580, 468, 150, 'DWG NO', 'VS-2207')
      .cell(730, 468, 40, 'REV', 'B')
      .cell(770, 468, 50, 'SCALE', '1:1')
      .text(200, 330, '3.50')
      .text(100, 200, '⌀.750', { angle: 90 })
      .text(200, 120, '⌀.500 +.001/-.000')
      .text(300, 120, '.375 ±.001')
      .text(300, 150, '.2500-.2505')
      .build(),
  ],
  parts: [
    {
      code: 'VS-2207',
      revision: 'B',
      units: 'in',
      generalTolerance: '2: 0.01, 3: 0.005',
      tolerances: ['0.5..0.501', '0.374..0.376', '0.25..0.2505'],
      tightest: 0.0005,
      overall: [0.75, 3.5],
    },
  ],
};

/** Overall sizes are for reference where a chain of sizes already gives them. */
const inBrackets: ClassOfSheets = {
  name: 'overall sizes in brackets',
  pages: [
    block('OV-1')
      .text(200, 330, '(182)')
      .text(150, 315, '46')
      .text(260, 315, '136')
      .text(100, 200, '(⌀60)', { angle: 90 })
      .text(90, 180, '⌀25 k6', { angle: 90 })
      .build(),
  ],
  parts: [{ code: 'OV-1', overall: [60, 182], fits: ['k6'] }],
};

const inWords: ClassOfSheets = {
  name: 'overall sizes with words of reference',
  pages: [
    block('OV-2')
      .text(200, 330, '182 REF.')
      .text(150, 315, '46')
      .text(100, 200, '⌀60 rif.', { angle: 90 })
      .text(90, 180, '⌀25 k6', { angle: 90 })
      .build(),
  ],
  parts: [{ code: 'OV-2', overall: [60, 182], fits: ['k6'] }],
};

function table(sheet: SheetBuilder, rows: readonly (readonly string[])[], widths: readonly number[]) {
  for (const [row, cells] of rows.entries()) {
    let x = 60;
    for (const [index, text] of cells.entries()) {
      const width = widths[index] ?? 60;
      sheet.box(x, 40 + row * 16, width, 16).text(x + 3, 51 + row * 16, text);
      x += width;
    }
  }
  return sheet;
}

const sized = (sheet: SheetBuilder) => sheet.text(60, 250, '⌀D h9', { angle: 90 }).text(200, 330, 'L ±0,05');

/** Variants as columns: their codes stand in a row. */
const variantsInColumns: ClassOfSheets = {
  name: 'variants A, B and C as columns of a table',
  pages: [
    sized(
      table(
        block('VB-100'),
        [
          ['VARIANTE', 'A', 'B', 'C'],
          ['CODICE', 'VB-101', 'VB-102', 'VB-103'],
          ['D', '20', '25', '30'],
          ['L', '50', '60', '80'],
        ],
        [70, 60, 60, 60],
      ),
    ).build(),
  ],
  parts: [
    { code: 'VB-101', overall: [20, 50] },
    { code: 'VB-102', overall: [25, 60] },
    { code: 'VB-103', overall: [30, 80] },
  ],
};

/** Variants as rows, each of its own material. */
const variantsInRows: ClassOfSheets = {
  name: 'variants as rows with their own material',
  pages: [
    sized(
      table(
        block('VR-100'),
        [
          ['VAR.', 'CODICE', 'D', 'L', 'MATERIALE'],
          ['A', 'VR-101', '20', '50', 'C45'],
          ['B', 'VR-102', '25', '60', 'AISI 304'],
          ['C', 'VR-103', '30', '80', 'OT58'],
        ],
        [40, 70, 40, 40, 90],
      ),
    ).build(),
  ],
  parts: [
    { code: 'VR-101', overall: [20, 50], material: 'C45' },
    { code: 'VR-102', overall: [25, 60], material: 'AISI 304' },
    { code: 'VR-103', overall: [30, 80], material: 'OT58' },
  ],
};

const sheetOf = (page: number, code: string, number: string, title: string): DrawingPage => {
  const sheet = new SheetBuilder(page)
    .cell(500, 470, 200, 'DENOMINAZIONE', title)
    .cell(700, 470, 60, 'FOGLIO', number)
    .text(200, 200, '⌀25 h6');
  return (code === '' ? sheet : sheet.cell(500, 500, 120, 'CODICE', code)).build();
};

/** The second sheet has neither number nor title: it goes on with the part before it. */
const laterSheets: ClassOfSheets = {
  name: 'a second sheet without a number behind another part',
  pages: [
    sheetOf(1, 'MP-1', '1/1', 'PERNO'),
    sheetOf(2, 'MP-2', '1/2', 'ALBERO'),
    sheetOf(3, '', '2/2', ''),
    sheetOf(4, 'MP-3', '1/1', 'FLANGIA'),
  ],
  parts: [
    { code: 'MP-1', pages: [1] },
    { code: 'MP-2', pages: [2, 3] },
    { code: 'MP-3', pages: [4] },
  ],
};

/** Two parts without numbers, each on the only sheet of its own. */
const withoutNumbers: ClassOfSheets = {
  name: 'two parts without numbers and one without a title',
  pages: [sheetOf(1, '', '1/1', 'PERNO'), sheetOf(2, '', '1/1', ''), sheetOf(3, '', '1/1', 'FLANGIA')],
  parts: [
    { code: null, title: 'PERNO', pages: [1] },
    { code: null, title: null, pages: [2] },
    { code: null, title: 'FLANGIA', pages: [3] },
  ],
};

export const notesAndVariants = [
  general,
  rootSign,
  gradesOfRoughness,
  inches,
  inBrackets,
  inWords,
  variantsInColumns,
  variantsInRows,
  laterSheets,
  withoutNumbers,
];
