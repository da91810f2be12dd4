import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** A list drawn as a table: one row of cells for each entry, from the top down. */
function list(
  sheet: SheetBuilder,
  { x, y, widths }: { readonly x: number; readonly y: number; readonly widths: readonly number[] },
  rows: readonly (readonly string[])[],
) {
  rows.forEach((cells, row) => {
    let left = x;
    cells.forEach((text, column) => {
      const width = widths[column] ?? 40;
      sheet.box(left, y + row * 14, width, 14);
      if (text !== '') sheet.text(left + 3, y + row * 14 + 10, text, { size: 6.5 });
      left += width;
    });
  });
  return sheet;
}

/** The list of an assembly stands on the block, its head at the foot; its codes are other parts. */
const italianAssembly: ClassOfSheets = {
  name: 'an assembly with its list above the block, head at the foot',
  pages: [
    list(
      new SheetBuilder()
        .cell(500, 440, 200, 'DENOMINAZIONE', 'GRUPPO TENDICINGHIA')
        .cell(700, 440, 120, 'N. DISEGNO', 'GR-2200')
        .cell(500, 468, 100, 'SCALA', '1:2')
        .cell(600, 468, 100, 'PESO', '3,40 kg')
        .cell(700, 468, 60, 'REV.', '1')
        .cell(760, 468, 60, 'FOGLIO', '1/1')
        .text(200, 330, '320')
        .text(100, 200, '180', { angle: 90 }),
      { x: 500, y: 370, widths: [30, 30, 80, 110, 70] },
      [
        ['4', '2', 'UNI 5931', 'VITE TCEI M8x25', '8.8'],
        ['3', '1', 'GR-2203', 'PERNO', '42CrMo4'],
        ['2', '1', 'GR-2202', 'RULLO', 'C45'],
        ['1', '1', 'GR-2201', 'STAFFA', 'S355JR'],
        ['POS.', 'Q.TÀ', 'CODICE', 'DENOMINAZIONE', 'MATERIALE'],
      ],
    ).build(),
  ],
  parts: [
    {
      code: 'GR-2200',
      title: 'GRUPPO TENDICINGHIA',
      revision: '1',
      material: null,
      scale: '1:2',
      weight: 3.4,
      threads: [],
      overall: [320, 180],
    },
  ],
};

const englishWeldment: ClassOfSheets = {
  name: 'a weldment with its list at the top right',
  pages: [
    list(
      new SheetBuilder()
        .cell(560, 460, 260, 'TITLE', 'MOTOR BASE WELDMENT')
        .cell(560, 488, 150, 'DWG NO', 'WLD-4410')
        .cell(710, 488, 50, 'REV', 'C')
        .cell(760, 488, 60, 'SHEET', '1 OF 1')
        .cell(560, 516, 130, 'GENERAL TOLERANCES', 'ISO 2768-mK')
        .cell(690, 516, 130, 'FINISH', 'POWDER COAT RAL 7035')
        .text(60, 520, 'WELDS: EN ISO 13920-BF', { size: 6 })
        .text(60, 532, 'ALL WELDS a4 UNLESS NOTED', { size: 6 })
        .text(200, 330, '600')
        .text(100, 200, '400', { angle: 90 })
        .text(300, 250, '4X ⌀14 THRU'),
      { x: 540, y: 30, widths: [35, 35, 80, 90, 40] },
      [
        ['ITEM', 'QTY', 'PART NO.', 'DESCRIPTION', 'MAT.'],
        ['1', '2', 'WLD-4411', 'UPN 100 L=600', 'S275JR'],
        ['2', '1', 'WLD-4412', 'PLATE 400x600x15', 'S355J2'],
        ['3', '4', 'WLD-4413', 'GUSSET', 'S235JR'],
      ],
    ).build(),
  ],
  parts: [
    {
      code: 'WLD-4410',
      title: 'MOTOR BASE WELDMENT',
      revision: 'C',
      material: null,
      surfaceTreatment: 'POWDER COAT RAL 7035',
      generalTolerance: 'ISO 2768 mK',
      threads: [],
      overall: [600, 400],
    },
  ],
};

const germanAssembly: ClassOfSheets = {
  name: 'a German assembly with a list of parts and norms',
  pages: [
    list(
      new SheetBuilder()
        .cell(440, 468, 200, 'Benennung', 'Spannvorrichtung')
        .cell(640, 468, 120, 'Zeichnungs-Nr.', 'SV-100-00')
        .cell(760, 468, 60, 'Index', 'a')
        .cell(440, 496, 100, 'Maßstab', '1:5')
        .cell(540, 496, 100, 'Gewicht', '18,6 kg')
        .cell(640, 496, 180, 'Allgemeintoleranz', 'ISO 2768-mK'),
      { x: 440, y: 380, widths: [30, 40, 110, 110, 90] },
      [
        ['Pos.', 'Menge', 'Benennung', 'Sachnummer / Norm', 'Werkstoff'],
        ['1', '1', 'Grundplatte', 'SV-100-01', 'S355J2+N'],
        ['2', '2', 'Spannhebel', 'SV-100-02', '42CrMo4'],
        ['3', '4', 'Zylinderschraube', 'ISO 4762 M10x40', '8.8'],
      ],
    ).build(),
  ],
  parts: [
    {
      code: 'SV-100-00',
      title: 'Spannvorrichtung',
      revision: 'a',
      material: null,
      scale: '1:5',
      weight: 18.6,
      generalTolerance: 'ISO 2768 mK',
      threads: [],
    },
  ],
};

/** A single part with a list of one row: the material stands there and nowhere else. */
const oneRow: ClassOfSheets = {
  name: 'a list of one row that names the material of the part',
  pages: [
    list(
      new SheetBuilder()
        .cell(500, 440, 200, 'TITOLO', 'SUPPORTO SENSORE')
        .cell(700, 440, 120, 'DISEGNO N.', '31-0457')
        .cell(700, 468, 60, 'REV.', '0')
        .cell(760, 468, 60, 'SCALA', '2:1'),
      { x: 500, y: 412, widths: [30, 30, 100, 100, 60] },
      [
        ['POS.', 'N.', 'DENOMINAZIONE', 'MATERIALE', 'PESO kg'],
        ['1', '1', 'SUPPORTO SENSORE', 'EN AW-6082 T6', '0,12'],
      ],
    ).build(),
  ],
  parts: [
    { code: '31-0457', title: 'SUPPORTO SENSORE', material: 'EN AW-6082 T6', revision: '0', scale: '2:1' },
  ],
};

/** The revision stands in the table alone; the newest row is the lowest or the highest. */
const revisionInTable = (name: string, rows: readonly (readonly string[])[]): ClassOfSheets => ({
  name,
  pages: [
    list(
      new SheetBuilder()
        .cell(560, 468, 260, 'DENOMINAZIONE', 'COPERCHIO')
        .cell(560, 496, 130, 'CODICE', 'CP-0907')
        .cell(690, 496, 130, 'MATERIALE', 'EN-GJL-250'),
      { x: 60, y: 500, widths: [30, 150, 60, 50] },
      rows,
    ).build(),
  ],
  parts: [{ code: 'CP-0907', title: 'COPERCHIO', material: 'EN-GJL-250', revision: 'C' }],
});

const newestBelow = revisionInTable('a table of revisions at the left, the newest below', [
  ['REV.', 'DESCRIZIONE MODIFICA', 'DATA', 'FIRMA'],
  ['A', 'EMISSIONE', '10/01/2024', 'MB'],
  ['B', 'AGGIUNTI FORI M6', '02/05/2024', 'MB'],
  ['C', 'QUOTA 45 ERA 42', '19/11/2025', 'LR'],
]);

const newestAbove = revisionInTable('a table of revisions that grows upwards, its head at the foot', [
  ['C', 'QUOTA 45 ERA 42', '19/11/2025', 'LR'],
  ['B', 'AGGIUNTI FORI M6', '02/05/2024', 'MB'],
  ['A', 'EMISSIONE', '10/01/2024', 'MB'],
  ['REV.', 'DESCRIZIONE MODIFICA', 'DATA', 'FIRMA'],
]);

/** Columns are the parts, rows the letters. */
const variantColumns: ClassOfSheets = {
  name: 'variants in columns with letters in rows',
  pages: [
    list(
      new SheetBuilder()
        .cell(560, 468, 260, 'DENOMINAZIONE', 'TIRANTE')
        .cell(560, 496, 130, 'N. DISEGNO', 'TI-500')
        .cell(690, 496, 130, 'MATERIALE', '39NiCrMo3')
        .text(300, 320, 'L')
        .text(200, 250, '⌀D')
        .text(250, 280, 'M12'),
      { x: 60, y: 60, widths: [70, 70, 70, 70] },
      [
        ['CODICE', 'TI-500-A', 'TI-500-B', 'TI-500-C'],
        ['L', '250', '300', '420'],
        ['⌀D', '16', '16', '20'],
      ],
    ).build(),
  ],
  parts: [
    { code: 'TI-500-A', title: 'TIRANTE', material: '39NiCrMo3', overall: [16, 250] },
    { code: 'TI-500-B', material: '39NiCrMo3', overall: [16, 300] },
    { code: 'TI-500-C', material: '39NiCrMo3', overall: [20, 420] },
  ],
};

const variantRows: ClassOfSheets = {
  name: 'variants with a description and a weight in each row',
  pages: [
    list(
      new SheetBuilder()
        .cell(560, 468, 260, 'DESCRIPTION', 'SPACER')
        .cell(560, 496, 130, 'DRAWING NO.', 'SP-90')
        .cell(690, 496, 130, 'MATERIAL', 'AISI 303')
        .text(300, 320, 'L ±0,1')
        .text(200, 250, '⌀20 h9'),
      { x: 60, y: 60, widths: [70, 60, 60, 70] },
      [
        ['PART NO.', 'L', 'QTY', 'WEIGHT (g)'],
        ['SP-90-010', '10', '4', '24'],
        ['SP-90-025', '25', '8', '61'],
      ],
    ).build(),
  ],
  parts: [
    { code: 'SP-90-010', title: 'SPACER', material: 'AISI 303', fits: ['h9'], overall: [20, 10] },
    { code: 'SP-90-025', title: 'SPACER', material: 'AISI 303', overall: [20, 25] },
  ],
};

/** The second sheet has neither number nor title, only its count. */
const barePage: ClassOfSheets = {
  name: 'a second sheet that names only its count',
  pages: [
    new SheetBuilder(1)
      .cell(520, 470, 150, 'DENOMINAZIONE', 'BASAMENTO')
      .cell(670, 470, 150, 'CODICE', 'BS-7700')
      .cell(520, 498, 150, 'MATERIALE', 'EN-GJS-400-15')
      .cell(670, 498, 150, 'FOGLIO', '1 DI 2')
      .text(200, 200, '4x M12')
      .build(),
    new SheetBuilder(2)
      .cell(670, 498, 150, 'FOGLIO', '2 DI 2')
      .text(200, 200, '2x M16 PROF. 30')
      .text(200, 230, 'SEZIONE B-B SCALA 2:1')
      .build(),
  ],
  parts: [{ code: 'BS-7700', title: 'BASAMENTO', pages: [1, 2], threads: ['4x M12', '2x M16'] }],
};

export const assemblies = [
  italianAssembly,
  englishWeldment,
  germanAssembly,
  oneRow,
  newestBelow,
  newestAbove,
  variantColumns,
  variantRows,
  barePage,
];
