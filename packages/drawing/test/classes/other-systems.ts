import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets, Expected } from './class-of-sheets.ts';

/** Onshape: tolerances by places with points and letters, the size of the sheet beside the number. */
const onshape: ClassOfSheets = {
  name: 'Onshape with tolerances by X, the size and the number in one row',
  pages: [
    new SheetBuilder()
      .box(440, 440, 140, 84)
      .text(443, 448, 'UNLESS OTHERWISE SPECIFIED', { size: 5 })
      .text(443, 456, 'DIMENSIONS ARE IN MILLIMETERS', { size: 5 })
      .text(443, 464, 'ANGLES ±1°', { size: 5 })
      .text(443, 472, '.X    ±0.5', { size: 5 })
      .text(443, 480, '.XX   ±0.2', { size: 5 })
      .text(443, 488, '.XXX  ±0.1', { size: 5 })
      .cell(580, 440, 70, 'DRAWN', 'a.green', 21)
      .cell(650, 440, 60, 'DATE', '', 21)
      .cell(580, 461, 70, 'CHECKED', '', 21)
      .cell(650, 461, 60, 'DATE', '', 21)
      .cell(710, 440, 110, 'TITLE', 'Tool plate', 42)
      .cell(580, 482, 130, 'MATERIAL', 'Aluminum - 7075', 42)
      .cell(710, 482, 30, 'SIZE', 'A4')
      .cell(740, 482, 55, 'DWG NO', 'RB-0091')
      .cell(795, 482, 25, 'REV', 'C')
      .cell(710, 510, 55, 'SCALE', '1:2')
      .cell(765, 510, 55, 'SHEET', '1 of 1')
      .cell(580, 524, 130, 'WEIGHT', '0.214 kg')
      .build(),
  ],
  parts: [
    {
      code: 'RB-0091',
      revision: 'C',
      title: 'Tool plate',
      material: 'Aluminum - 7075',
      generalTolerance: '2: 0.2, 3: 0.1',
      units: 'mm',
      scale: '1:2',
      weight: 0.214,
    },
  ],
};

/** Fusion by ISO: the title is the name of the file, the number is empty. */
const fusion: ClassOfSheets = {
  name: 'Fusion with an empty number and the name of the model as title',
  pages: [
    new SheetBuilder()
      .cell(430, 468, 60, 'Dept.', '')
      .cell(490, 468, 110, 'Technical reference', '')
      .cell(600, 468, 110, 'Created by', 'Anna Blum 04.02.2026')
      .cell(710, 468, 110, 'Approved by', '')
      .cell(600, 496, 110, 'Document type', '')
      .cell(710, 496, 110, 'Document status', '')
      .cell(430, 496, 170, 'Title', 'Gearbox housing v14')
      .cell(600, 524, 90, 'DWG No.', '')
      .cell(690, 524, 30, 'Rev.', '')
      .cell(720, 524, 60, 'Date of issue', '')
      .cell(780, 524, 40, 'Sheet', '1/1')
      .text(80, 120, '4x ⌀5,5')
      .text(80, 150, 'M6x1 - 6H ↧ 15')
      .build(),
  ],
  parts: [
    {
      code: null,
      revision: null,
      title: 'Gearbox housing v14',
      material: null,
      generalTolerance: null,
      threads: ['1x M6-6H'],
    },
  ],
};

/** FreeCAD with words that its template brings and that nobody replaced. */
const freecadPlaceholders: ClassOfSheets = {
  name: 'FreeCAD with values of the template that nobody replaced',
  pages: [
    new SheetBuilder()
      .cell(460, 440, 120, 'Responsible dept.', 'RESPONSIBLE DEPT.')
      .cell(580, 440, 120, 'Technical reference', 'TECHNICAL REFERENCE')
      .cell(700, 440, 120, 'Document type', 'DOCUMENT TYPE')
      .cell(460, 468, 120, 'Creator', 'CREATOR')
      .cell(580, 468, 120, 'Approval person', 'APPROVAL PERSON')
      .cell(700, 468, 120, 'Document status', 'DOCUMENT STATUS')
      .cell(460, 496, 120, 'Legal owner', 'LEGAL OWNER')
      .cell(580, 496, 150, 'Title', 'Drive pulley')
      .cell(730, 496, 90, 'Drawing number', 'DRAWING NUMBER')
      .cell(580, 524, 110, 'Supplementary title', 'SUPPLEMENTARY TITLE')
      .cell(690, 524, 30, 'Rev.', 'REV')
      .cell(720, 524, 60, 'Date of issue', 'YYYY-MM-DD')
      .cell(780, 524, 40, 'Sheet', 'X / Y')
      .cell(460, 524, 60, 'Scale', '1 : 1')
      .cell(460, 412, 180, 'Part material', 'PART MATERIAL')
      .build(),
  ],
  parts: [{ code: null, revision: null, title: 'Drive pulley', material: null, scale: '1:1' }],
};

/** The sheet of KiCad: labels and values in one run, the size of the paper, the program. */
const kicad: ClassOfSheets = {
  name: 'KiCad with a path, a file and a title in runs of their own',
  pages: [
    new SheetBuilder()
      .box(580, 500, 240, 52)
      .text(585, 508, 'Sheet: /', { size: 6 })
      .text(585, 516, 'File: frontpanel.kicad_pcb', { size: 6 })
      .line(580, 520, 820, 520)
      .text(585, 532, 'Title: Front panel', { size: 9 })
      .line(580, 536, 820, 536)
      .text(585, 542, 'Size: A4', { size: 6 })
      .text(640, 542, 'Date: 2026-01-12', { size: 6 })
      .text(760, 542, 'Rev: 1.2', { size: 7 })
      .text(585, 550, 'KiCad E.D.A. 9.0.1', { size: 6 })
      .text(770, 550, 'Id: 1/1', { size: 6 })
      .build(),
  ],
  parts: [{ code: null, title: 'Front panel', revision: '1.2', material: null }],
};

/** The German block by DIN 6771: raw part, predecessor and successor beside the number, changes at the left. */
const din: ClassOfSheets = {
  name: 'a block by DIN 6771 with raw part, changes and predecessor',
  pages: [
    new SheetBuilder()
      .cell(420, 440, 110, 'Allgemeintoleranz', 'DIN ISO 2768-mK')
      .cell(530, 440, 80, 'Oberfläche', 'DIN EN ISO 1302')
      .cell(610, 440, 80, 'Maßstab', '1:1')
      .cell(690, 440, 130, 'Gewicht', '0,85 kg')
      .cell(610, 468, 210, 'Werkstoff', '16MnCr5 (1.7131)')
      .cell(610, 496, 210, 'Halbzeug', 'Rd 60 EN 10060 x 118')
      .box(420, 468, 190, 14)
      .text(460, 478, 'Datum', { size: 5 })
      .text(510, 478, 'Name', { size: 5 })
      .box(420, 482, 190, 14)
      .text(423, 492, 'Bearb.', { size: 5 })
      .text(460, 492, '04.11.2025', { size: 5 })
      .text(510, 492, 'Huber', { size: 5 })
      .box(420, 496, 190, 14)
      .text(423, 506, 'Gepr.', { size: 5 })
      .box(420, 510, 190, 14)
      .text(423, 520, 'Norm', { size: 5 })
      .cell(610, 524, 120, 'Benennung', 'Ritzelwelle')
      .cell(730, 524, 60, 'Zeichnungsnummer', '100.200.4')
      .cell(790, 524, 30, 'Blatt', '1')
      .cell(610, 552, 105, 'Ersatz für', '100.200.3')
      .cell(715, 552, 105, 'Ersetzt durch', '')
      .text(80, 120, '⌀30 k6')
      .text(80, 150, '8 P9')
      .text(200, 330, '115')
      .text(60, 250, '⌀58', { angle: 90 })
      .build(),
  ],
  parts: [
    {
      code: '100.200.4',
      title: 'Ritzelwelle',
      revision: null,
      material: '16MnCr5 (1.7131)',
      generalTolerance: 'ISO 2768 mK',
      scale: '1:1',
      weight: 0.85,
      fits: ['k6', 'P9'],
      overall: [58, 115],
    },
  ],
};

/** A government block of the United States: code of the company beside the number. */
const cage: ClassOfSheets = {
  name: 'a code of the company between the size and the number, material and finish in notes',
  pages: [
    new SheetBuilder()
      .text(60, 40, 'NOTES: UNLESS OTHERWISE SPECIFIED', { size: 6 })
      .text(60, 52, '1. MATERIAL: 7075-T651 PER AMS-QQ-A-250/12.', { size: 6 })
      .text(60, 64, '2. FINISH: ANODIZE PER MIL-A-8625 TYPE II CLASS 2, BLACK.', { size: 6 })
      .text(60, 76, '3. REMOVE ALL BURRS AND SHARP EDGES .010 MAX.', { size: 6 })
      .text(60, 88, '4. PART MARK 4711-220 REV C PER MIL-STD-130.', { size: 6 })
      .cell(440, 500, 110, 'MATERIAL', 'SEE NOTE 1')
      .cell(440, 528, 110, 'FINISH', 'SEE NOTE 2')
      .cell(550, 468, 270, 'TITLE', 'HINGE, ACCESS DOOR', 32)
      .cell(550, 500, 40, 'SIZE', 'B')
      .cell(590, 500, 60, 'CAGE CODE', '1A2B3')
      .cell(650, 500, 130, 'DWG NO.', '4711-220')
      .cell(780, 500, 40, 'REV', 'C')
      .cell(550, 528, 100, 'SCALE', '2/1')
      .cell(650, 528, 80, 'WEIGHT', '')
      .cell(730, 528, 90, 'SHEET', '1 OF 1')
      .build(),
  ],
  parts: [
    {
      code: '4711-220',
      revision: 'C',
      title: 'HINGE, ACCESS DOOR',
      material: '7075-T651 PER AMS-QQ-A-250/12',
      surfaceTreatment: 'ANODIZE PER MIL-A-8625 TYPE II CLASS 2, BLACK',
      scale: '2:1',
      weight: null,
    },
  ],
};

/** Words for material and treatment that a sheet brings where nobody chose one. */
const placeholder = (label: string, material: string): ClassOfSheets => ({
  name: `the material «${material}» of nobody`,
  pages: [
    new SheetBuilder()
      .cell(500, 500, 160, label, material)
      .cell(660, 500, 120, 'DRAWING NO.', 'PL-5')
      .cell(780, 500, 40, 'REV.', '-')
      .build(),
  ],
  parts: [{ code: 'PL-5', material: null, revision: null }],
});

const placeholders = [
  placeholder('MATERIAL', '$PRPSHEET:"Material"'),
  placeholder('MATERIAL', 'N/A'),
  placeholder('MATERIAL', 'TBD'),
  placeholder('MATERIALE', 'VEDI DISTINTA'),
  placeholder('Werkstoff', 'siehe Stückliste'),
  placeholder('Werkstoff', 'Material <nicht festgelegt>'),
  placeholder('MATERIALE', 'Materiale <non specificato>'),
  placeholder('MATERIAL', 'SEE BOM'),
  placeholder('MATERIAU', 'Matériau <non spécifié>'),
];

/** The template of Solid Edge with places that nobody wrote. */
const solidEdgePlaces: ClassOfSheets = {
  name: 'Solid Edge whose tolerances are X still',
  pages: [
    new SheetBuilder()
      .box(420, 440, 160, 56)
      .text(423, 447, 'SALVO DIVERSA INDICAZIONE', { size: 5 })
      .text(423, 455, 'LE QUOTE SONO IN MILLIMETRI', { size: 5 })
      .text(423, 463, 'ANGOLI ±X.X°', { size: 5 })
      .text(423, 471, '2 DEC. ±X.XX   3 DEC. ±X.XXX', { size: 5 })
      .cell(580, 440, 60, 'DISEGNATO', 'Bruno')
      .cell(640, 440, 60, 'DATA', '02/02/26')
      .cell(700, 440, 120, '', '')
      .text(710, 460, 'SOLID EDGE', { size: 9 })
      .cell(580, 468, 240, 'TITOLO', 'Rullo di contrasto')
      .cell(580, 496, 40, 'FORMATO', 'A3')
      .cell(620, 496, 150, 'N. DIS.', 'RC 40/12')
      .cell(770, 496, 50, 'REV.', '01')
      .text(583, 534, 'NOME FILE: Rullo.dft', { size: 5 })
      .text(583, 546, 'SCALA:', { size: 5 })
      .text(650, 546, 'PESO:', { size: 5 })
      .text(740, 546, 'FOGLIO 1 DI 1', { size: 5 })
      .build(),
  ],
  parts: [
    {
      code: 'RC 40/12',
      title: 'Rullo di contrasto',
      revision: '01',
      material: null,
      generalTolerance: null,
      units: 'mm',
      scale: null,
      weight: null,
    },
  ],
};

/** Labels of three languages, one below the other in each cell, with the value at the foot. */
const threeLanguages = (): ClassOfSheets => {
  const sheet = new SheetBuilder();
  const cell = (x: number, y: number, width: number, labels: readonly string[], value: string) => {
    sheet.box(x, y, width, 36);
    labels.forEach((label, at) => {
      sheet.text(x + 2, y + 5 + at * 5, label, { size: 4 });
    });
    if (value !== '') sheet.text(x + 4, y + 30, value, { size: 9 });
  };
  cell(500, 440, 200, ['Benennung', 'Désignation', 'Denominazione'], 'Klemmring');
  cell(700, 440, 120, ['Werkstoff', 'Matière', 'Materiale'], '1.4305');
  cell(500, 476, 100, ['Massstab', 'Echelle', 'Scala'], '2:1');
  cell(600, 476, 100, ['Gewicht', 'Poids', 'Peso'], '');
  cell(700, 476, 120, ['Oberfläche', 'Surface', 'Superficie'], '');
  cell(500, 512, 200, ['Zeichnungs-Nr.', 'No de dessin', 'No. disegno'], '7-220.118');
  cell(700, 512, 60, ['Index', 'Indice', 'Indice'], 'c');
  cell(760, 512, 60, ['Blatt', 'Feuille', 'Foglio'], '1/1');
  const expected: Expected = {
    code: '7-220.118',
    title: 'Klemmring',
    revision: 'c',
    material: '1.4305',
    surfaceTreatment: null,
    scale: '2:1',
    weight: null,
  };
  return { name: 'labels of three languages in each cell', pages: [sheet.build()], parts: [expected] };
};

/** A shop in Britain or India: rows with the label to the left and short words. */
const shortRows: ClassOfSheets = {
  name: 'rows with MATL. SPEC., COMPONENT and a tolerance for unspecified sizes',
  pages: [
    new SheetBuilder()
      .row(570, 392, 'COMPONENT', 'GUIDE BUSH')
      .row(570, 410, 'CUSTOMER', 'SHAKTI PUMPS')
      .row(570, 428, 'MATL. SPEC.', 'EN8D')
      .row(570, 446, 'HEAT TREATMENT', 'INDUCTION HARDEN 50-55 HRC')
      .row(570, 464, 'RAW MATL. SIZE', '⌀55 x 82')
      .row(570, 482, 'TOL. UNSPECIFIED', '±0.1')
      .row(570, 500, 'DRG. NO.', 'GB/204/07')
      .row(570, 518, 'REV. NO.', '03')
      .text(80, 120, '⌀32 H7')
      .text(80, 150, '⌀50 p6')
      .text(200, 330, '80')
      .build(),
  ],
  parts: [
    {
      code: 'GB/204/07',
      title: 'GUIDE BUSH',
      revision: '03',
      material: 'EN8D',
      heatTreatment: 'INDUCTION HARDEN 50-55 HRC',
      generalTolerance: '±0.1',
      fits: ['H7', 'p6'],
      overall: [50, 80],
    },
  ],
};

export const otherSystems = [
  onshape,
  fusion,
  freecadPlaceholders,
  kicad,
  din,
  cage,
  ...placeholders,
  solidEdgePlaces,
  threeLanguages(),
  shortRows,
];
