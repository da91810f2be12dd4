import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALE', '1:1').cell(660, 500, 120, 'DWG NO.', code);

/** Rows of a table, each cell in a box. */
function table(
  sheet: SheetBuilder,
  at: { readonly x: number; readonly y: number; readonly widths: readonly number[] },
  rows: readonly (readonly string[])[],
) {
  rows.forEach((cells, row) => {
    let left = at.x;
    cells.forEach((text, column) => {
      const width = at.widths[column] ?? 40;
      sheet.box(left, at.y + row * 14, width, 14);
      if (text !== '') sheet.text(left + 3, at.y + row * 14 + 10, text, { size: 6.5 });
      left += width;
    });
  });
  return sheet;
}

const threadNotes: ClassOfSheets = {
  name: 'thread notes with spaces, classes and signs of depth',
  pages: [
    block('TH-9')
      .text(60, 60, '4x M6x1 - 6H THRU')
      .text(60, 90, 'M5 ↧12')
      .text(60, 120, '3/8-16 UNC - 2B')
      .text(60, 150, '6X ⌀3.3 ↧10')
      .text(60, 160, 'M4x0.7 - 6H ↧8')
      .text(60, 190, '2 x 1/4-20 UNC-2B ↧ .50')
      .text(60, 220, 'G 3/8" A')
      .text(60, 250, 'Rc 1/4')
      .text(300, 60, '(4x) M3')
      .text(300, 90, 'M16x1.5-LH-6g')
      .text(300, 120, '2 FORI M8 A 180°')
      .text(300, 150, 'M2.5x0.45')
      .text(300, 180, 'TAPPED M20 x 2.5 x 40 FULL THREAD')
      .text(300, 210, '3 trous M6 débouchants')
      .build(),
  ],
  parts: [
    {
      code: 'TH-9',
      threads: [
        '4x M6-6H',
        '1x M5',
        '1x 3/8-16 UNC-2B',
        '6x M4-6H',
        '2x 1/4-20 UNC-2B',
        '1x G3/8 A',
        '1x Rc1/4',
        '4x M3',
        '1x M16x1.5-6g LH',
        '2x M8',
        '1x M2.5',
        '1x M20',
        '3x M6',
      ],
    },
  ],
};

/** A table that counts its holes; letters on the view name them. */
const holesCounted: ClassOfSheets = {
  name: 'a table of holes with a column of counts',
  pages: [
    table(
      block('HT-1').text(100, 200, 'A', { size: 6 }).text(140, 240, 'B', { size: 6 }),
      { x: 400, y: 60, widths: [40, 40, 140] },
      [
        ['HOLE', 'QTY', 'DESCRIPTION'],
        ['A', '4', 'M6x1 - 6H ↧12'],
        ['B', '2', '⌀8 H7 THRU'],
        ['C', '6', 'M4 THRU'],
      ],
    ).build(),
  ],
  parts: [{ code: 'HT-1', threads: ['4x M6-6H', '6x M4'], fits: ['H7'] }],
};

/** A table with one row for each hole and its place. */
const holesPlaced: ClassOfSheets = {
  name: 'a table of holes with the place of each',
  pages: [
    table(block('HT-2'), { x: 400, y: 60, widths: [40, 50, 50, 110] }, [
      ['TAG', 'X LOC', 'Y LOC', 'SIZE'],
      ['A1', '10', '15', 'M5 ↧10'],
      ['A2', '110', '15', 'M5 ↧10'],
      ['A3', '110', '85', 'M5 ↧10'],
      ['B1', '60', '50', '⌀20 H7 THRU'],
    ])
      .text(200, 330, '120')
      .text(60, 250, '100', { angle: 90 })
      .build(),
  ],
  parts: [{ code: 'HT-2', threads: ['3x M5'], fits: ['H7'], overall: [120, 100] }],
};

const pairs: ClassOfSheets = {
  name: 'pairs of fits, and names that look like fits',
  pages: [
    block('FP-1')
      .text(60, 60, '⌀40 H8/f7')
      .text(60, 90, '⌀12 g6 (-0.006/-0.017)')
      .text(60, 120, '⌀25 js6')
      .text(60, 150, '10 JS9')
      .text(60, 180, 'SECTION H7-H7')
      .text(60, 210, 'SEE DETAIL H8')
      .text(60, 240, 'SEE ZONE F6')
      .text(60, 270, 'ISO 4762 A2-70')
      .text(300, 60, 'AISI H13 / P20')
      .text(300, 90, 'VIEW C6 (SHEET 2)')
      .text(300, 120, '⌀30 H7 LAPPED WITH P/N K6')
      .text(300, 150, 'POS. H6')
      .build(),
  ],
  parts: [{ code: 'FP-1', fits: ['H8/f7', 'g6', 'js6', 'JS9', 'H7'] }],
};

/** A round part whose largest numbers are the circle of the bolts, a radius, and a length in brackets of another unit. */
const roundPart: ClassOfSheets = {
  name: 'circles of bolts, large radii and parts beside, which are no sizes of the part',
  pages: [
    block('RP-4')
      .text(60, 60, '6X ⌀11 EQ SP ON ⌀130 P.C.D.')
      .text(60, 90, 'R250')
      .text(60, 150, '⌀160')
      .text(60, 180, '⌀90 h6')
      .text(200, 330, '45')
      .text(300, 60, 'SR400')
      .text(300, 90, 'MATING PART 220 LONG')
      .text(300, 120, '4 x 90°')
      .text(300, 150, '8X EQUALLY SPACED 45°')
      .build(),
  ],
  parts: [{ code: 'RP-4', overall: [160, 45], fits: ['h6'] }],
};

/** Inches first, millimetres in brackets below. */
const dualInch: ClassOfSheets = {
  name: 'sizes in inches with millimetres below in brackets',
  pages: [
    new SheetBuilder()
      .cell(600, 472, 180, 'UNITS', 'DIMENSIONS ARE IN INCHES [MM]')
      .cell(600, 500, 60, 'SCALE', '1:1')
      .cell(660, 500, 120, 'DWG NO.', 'DU-8')
      .text(200, 330, '3.500')
      .text(200, 339, '[88.90]')
      .text(60, 250, '1.250', { angle: 90 })
      .text(69, 250, '[31.75]', { angle: 90 })
      .text(300, 150, '.750±.002')
      .text(300, 159, '[19.05±0.05]')
      .build(),
  ],
  parts: [{ code: 'DU-8', units: 'in', overall: [3.5, 1.25], tightest: 0.004 }],
};

/** An assembly whose list gives a material to each child; the cell of the block has none. */
const childrenMaterials: ClassOfSheets = {
  name: 'a list of children with their materials under an empty cell of the block',
  pages: [
    table(
      new SheetBuilder()
        .cell(500, 440, 200, 'TITLE', 'VALVE ASSY')
        .cell(700, 440, 120, 'DRAWING NUMBER', 'VA-20-00')
        .cell(500, 468, 200, 'MATERIAL', '')
        .cell(700, 468, 60, 'REV', '2')
        .cell(760, 468, 60, 'SHEET', '1/2')
        .text(60, 90, '⌀20 H7/k6'),
      { x: 440, y: 340, widths: [40, 40, 100, 100, 100] },
      [
        ['ITEM', 'QTY', 'PART NUMBER', 'TITLE', 'MATERIAL'],
        ['1', '1', 'VA-20-01', 'BODY', '1.4408'],
        ['2', '1', 'VA-20-02', 'STEM', '1.4057'],
        ['3', '4', 'DIN 912', 'SCREW M6x20', 'A4-80'],
      ],
    ).build(),
  ],
  parts: [
    { code: 'VA-20-00', title: 'VALVE ASSY', revision: '2', material: null, threads: [], fits: ['H7/k6'] },
  ],
};

/** Three sheets of one part: the number with a stroke and the sheet behind it. */
const continued = (page: number) =>
  new SheetBuilder(page)
    .cell(500, 500, 160, 'Benennung', 'Gehäuse')
    .cell(660, 500, 100, 'Zeichnungs-Nr.', 'GH-7100')
    .cell(760, 500, 60, 'Blatt', `${page} von 3`);

const threeSheets: ClassOfSheets = {
  name: 'a German part of three sheets, its material on the first alone',
  pages: [
    continued(1).cell(500, 528, 160, 'Werkstoff', 'EN AC-42100 T6').text(60, 60, '8x M8 20 tief').build(),
    continued(2).text(60, 60, '⌀62 N7').build(),
    continued(3).text(60, 60, '2x G1/4').build(),
  ],
  parts: [
    {
      code: 'GH-7100',
      title: 'Gehäuse',
      material: 'EN AC-42100 T6',
      pages: [1, 2, 3],
      threads: ['8x M8', '2x G1/4'],
      fits: ['N7'],
    },
  ],
};

export const holesAndPairs = [
  threadNotes,
  holesCounted,
  holesPlaced,
  pairs,
  roundPart,
  dualInch,
  childrenMaterials,
  threeSheets,
];
