import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** The Italian template of SolidWorks as it comes: many empty cells, labels of persons, the value below its label. */
const solidWorksItalian: ClassOfSheets = {
  name: 'SolidWorks in Italian, weight and finish left empty',
  pages: [
    new SheetBuilder()
      .box(380, 440, 150, 40)
      .text(383, 447, 'SE NON SPECIFICATO:', { size: 4.5 })
      .text(383, 453, 'QUOTE IN MILLIMETRI', { size: 4.5 })
      .text(383, 459, 'FINITURA SUPERFICIE:', { size: 4.5 })
      .text(383, 465, 'TOLLERANZE:', { size: 4.5 })
      .text(388, 471, 'LINEARE: ISO 2768-m', { size: 4.5 })
      .text(388, 477, 'ANGOLARE:', { size: 4.5 })
      .cell(530, 440, 60, 'FINITURA:', '', 40)
      .box(590, 440, 80, 40)
      .text(593, 447, 'INTERRUZIONE BORDI NETTI', { size: 4.5 })
      .box(670, 440, 90, 40)
      .text(673, 462, 'NON SCALARE DISEGNO', { size: 5 })
      .cell(760, 440, 60, 'REVISIONE', '04', 40)
      .box(380, 480, 50, 10)
      .box(430, 480, 60, 10)
      .text(433, 487, 'NOME', { size: 4.5 })
      .box(490, 480, 40, 10)
      .text(493, 487, 'FIRMA', { size: 4.5 })
      .box(530, 480, 40, 10)
      .text(533, 487, 'DATA', { size: 4.5 })
      .box(380, 490, 50, 10)
      .text(383, 497, 'DISEGNATO', { size: 4.5 })
      .box(430, 490, 60, 10)
      .text(433, 497, 'R. Conti', { size: 5 })
      .box(530, 490, 40, 10)
      .text(533, 497, '12/03/2026', { size: 5 })
      .box(380, 500, 50, 10)
      .text(383, 507, 'FATTO', { size: 4.5 })
      .cell(570, 480, 250, 'TITOLO:', 'SUPPORTO CUSCINETTO LATO MOTORE', 32)
      .cell(490, 512, 80, 'MATERIALE:', '11SMnPb37', 28)
      .cell(570, 512, 180, 'N. DISEGNO', 'SC-00731', 28)
      .box(750, 512, 70, 28)
      .text(770, 530, 'A3', { size: 10 })
      .box(490, 540, 80, 12)
      .text(493, 548, 'PESO:', { size: 4.5 })
      .box(570, 540, 90, 12)
      .text(573, 548, 'SCALA:1:2', { size: 4.5 })
      .box(660, 540, 160, 12)
      .text(663, 548, 'FOGLIO 1 DI 1', { size: 4.5 })
      .text(120, 200, '2 x M5 PASS.')
      .text(220, 260, '⌀47 J7')
      .build(),
  ],
  parts: [
    {
      code: 'SC-00731',
      revision: '04',
      title: 'SUPPORTO CUSCINETTO LATO MOTORE',
      material: '11SMnPb37',
      surfaceTreatment: null,
      heatTreatment: null,
      generalTolerance: 'ISO 2768 m',
      scale: '1:2',
      units: 'mm',
      weight: null,
      threads: ['2x M5'],
      fits: ['J7'],
    },
  ],
};

/** The ISO block of Inventor: persons in the first row, the edition is the revision. */
const inventor: ClassOfSheets = {
  name: 'Inventor, edition instead of revision',
  pages: [
    new SheetBuilder()
      .text(430, 425, 'Allgemeintoleranzen nach ISO 2768-mK, Tolerierung ISO 8015', { size: 6 })
      .cell(430, 440, 90, 'Designed by', 'M.Keller')
      .cell(520, 440, 90, 'Checked by', 'J.Roth')
      .cell(610, 440, 90, 'Approved by', '')
      .cell(700, 440, 60, 'Date', '14.05.2026')
      .cell(760, 440, 60, 'Scale', '1:1')
      .cell(430, 468, 180, 'Werkstoff', '1.2379')
      .cell(610, 468, 150, 'Wärmebehandlung', 'gehärtet 58+2 HRC')
      .cell(760, 468, 60, 'Masse', '1,340 kg')
      .cell(430, 496, 230, 'Benennung', 'Schneidstempel')
      .cell(660, 496, 100, 'Teilenummer', 'W-2217-05')
      .cell(760, 496, 30, 'Edition', 'C')
      .cell(790, 496, 30, 'Sheet', '1 / 1')
      .text(100, 180, '⌀12 g6')
      .text(100, 240, 'M6-6H ↧12')
      .build(),
  ],
  parts: [
    {
      code: 'W-2217-05',
      revision: 'C',
      title: 'Schneidstempel',
      material: '1.2379',
      heatTreatment: 'gehärtet 58+2 HRC',
      surfaceTreatment: null,
      generalTolerance: 'ISO 2768 mK',
      scale: '1:1',
      weight: 1.34,
      threads: ['1x M6-6H'],
      fits: ['g6'],
    },
  ],
};

/** CATIA: labels end with a colon and stand above, revision letters in a column, licence text at the bottom. */
const catia: ClassOfSheets = {
  name: 'CATIA with a column of revision letters and a licence text',
  pages: [
    new SheetBuilder()
      .cell(420, 420, 130, 'DESIGNED BY:', 'XXX')
      .cell(420, 448, 130, 'DATE:', '2026-02-11')
      .cell(420, 476, 130, 'CHECKED BY:', 'XXX')
      .cell(550, 420, 210, 'MATERIAL:', 'EN AW-2017A T4')
      .cell(550, 448, 210, 'DRAWING TITLE', 'WING RIB FITTING')
      .cell(420, 504, 60, 'SIZE', 'A3')
      .cell(480, 504, 70, 'SCALE', '1:1')
      .cell(550, 476, 210, 'DRAWING NUMBER', 'D572-10218-000')
      .cell(550, 504, 110, 'WEIGHT (kg)', '0.27')
      .cell(660, 504, 100, 'SHEET', '1/2')
      .box(760, 420, 60, 14)
      .text(770, 430, 'REV', { size: 5 })
      .box(760, 434, 30, 14)
      .text(770, 444, 'B')
      .box(790, 434, 30, 14)
      .box(760, 448, 30, 14)
      .text(770, 458, 'A')
      .box(790, 448, 30, 14)
      .text(
        420,
        542,
        "This drawing is our property; it can't be reproduced or communicated without our written agreement.",
        {
          size: 5,
        },
      )
      .text(120, 120, '4X ⌀6.35 H8')
      .build(),
  ],
  parts: [
    {
      code: 'D572-10218-000',
      title: 'WING RIB FITTING',
      material: 'EN AW-2017A T4',
      scale: '1:1',
      weight: 0.27,
      fits: ['H8'],
      heatTreatment: null,
      surfaceTreatment: null,
    },
  ],
};

/** NX: two numbers, of the sheet and of the part; the note on dimensions is in the block. */
const nx: ClassOfSheets = {
  name: 'NX with drawing number, sheet revision and a material specification',
  pages: [
    new SheetBuilder()
      .cell(430, 440, 120, 'FIRST ISSUED', '07-JAN-2026')
      .cell(430, 468, 120, 'DRAWN BY', 'pks')
      .cell(430, 496, 120, 'APPROVED BY', 'dho')
      .box(550, 440, 270, 14)
      .text(553, 450, 'ALL DIMENSIONS IN MM', { size: 6 })
      .box(550, 454, 270, 28)
      .text(553, 460, 'TITLE', { size: 4.5 })
      .text(560, 476, 'PUMP COVER', { size: 9 })
      .cell(550, 482, 60, 'SIZE', 'A2')
      .cell(610, 482, 150, 'DRG NO.', 'HYD-88410')
      .cell(760, 482, 60, 'SHEET REV', '02')
      .cell(550, 510, 150, 'MATERIAL SPECIFICATION', 'EN-GJS-400-15')
      .cell(700, 510, 60, 'SCALE', '1:2')
      .cell(760, 510, 60, 'SHEET', '1 OF 1')
      .text(150, 140, '6X M8x1.25-6H THRU')
      .text(150, 220, '⌀62 H7')
      .text(150, 250, '1/4-18 NPT')
      .build(),
  ],
  parts: [
    {
      code: 'HYD-88410',
      revision: '02',
      title: 'PUMP COVER',
      material: 'EN-GJS-400-15',
      units: 'mm',
      scale: '1:2',
      threads: ['6x M8-6H', '1x 1/4-18 NPT'],
      fits: ['H7'],
    },
  ],
};

/** Old AutoCAD of a small shop: label and value in neighbouring cells, the value to the right of its label. */
const autocadRows: ClassOfSheets = {
  name: 'AutoCAD rows, UNI names, a replaced drawing beside the number',
  pages: [
    new SheetBuilder()
      .row(570, 410, 'PARTICOLARE', 'PERNO DI ARTICOLAZIONE')
      .row(570, 428, 'MATERIALE', '16NiCr4 UNI EN 10084')
      .row(570, 446, 'TRATT. TERMICO', 'CEM. E TEMPRA 58-62 HRC')
      .row(570, 464, 'TRATT. SUPERF.', 'BRUNITURA')
      .row(570, 482, 'TOLL. GENERALI', 'UNI EN 22768-fH')
      .row(570, 500, 'SCALA', '2:1')
      .row(570, 518, 'SOSTITUISCE IL', '77.104.2')
      .row(570, 536, 'DISEGNO N.', '77.104.3')
      .text(80, 120, '⌀25 h6')
      .text(80, 150, 'M10 SX')
      .text(80, 180, 'CH 19')
      .text(80, 210, 'T10')
      .build(),
  ],
  parts: [
    {
      code: '77.104.3',
      revision: null,
      title: 'PERNO DI ARTICOLAZIONE',
      material: '16NiCr4 UNI EN 10084',
      heatTreatment: 'CEM. E TEMPRA 58-62 HRC',
      surfaceTreatment: 'BRUNITURA',
      generalTolerance: 'ISO 2768 fH',
      scale: '2:1',
      threads: ['1x M10 LH'],
      fits: ['h6'],
    },
  ],
};

/** Creo: name of the model, ISO 22081 with a plain tolerance; the standards beside it are no classes. */
const creo: ClassOfSheets = {
  name: 'Creo with ISO 22081 and ISO 8015 beside a plain tolerance',
  pages: [
    new SheetBuilder()
      .text(60, 500, 'TOLLERANZE GENERALI ISO 22081', { size: 7 })
      .text(60, 512, 'DIMENSIONI LINEARI ±0,1', { size: 7 })
      .text(60, 524, 'PRINCIPIO DI INDIPENDENZA ISO 8015', { size: 7 })
      .cell(500, 440, 160, 'NOME MODELLO', 'GR_4471_02')
      .cell(660, 440, 160, 'MATERIALE', 'ERGAL 7075-T651')
      .cell(500, 468, 160, 'PROTEZIONE', 'ANODIZZAZIONE NERA 15 µm')
      .cell(660, 468, 80, 'MASSA [g]', '412')
      .cell(740, 468, 80, 'SCALA', '1:1')
      .cell(500, 496, 160, 'DENOMINAZIONE', 'GRIFFA MOBILE')
      .cell(660, 496, 110, 'CODICE DISEGNO', 'GR-4471')
      .cell(770, 496, 50, 'IND. REV.', '02')
      .build(),
  ],
  parts: [
    {
      code: 'GR-4471',
      revision: '02',
      title: 'GRIFFA MOBILE',
      material: 'ERGAL 7075-T651',
      surfaceTreatment: 'ANODIZZAZIONE NERA 15 µm',
      heatTreatment: null,
      generalTolerance: 'ISO 22081',
      weight: 0.412,
      scale: '1:1',
    },
  ],
};

/** Solid Edge: tolerances by places in short words, the name of the file beside the number. */
const solidEdge: ClassOfSheets = {
  name: 'Solid Edge with tolerances by places and the name of the file',
  pages: [
    new SheetBuilder()
      .box(420, 440, 160, 56)
      .text(423, 447, 'UNLESS OTHERWISE SPECIFIED', { size: 5 })
      .text(423, 455, 'DIMENSIONS ARE IN INCHES', { size: 5 })
      .text(423, 463, 'ANGLES ±0.5°', { size: 5 })
      .text(423, 471, '2 PL ±0.02   3 PL ±0.005', { size: 5 })
      .box(580, 440, 240, 14)
      .text(583, 450, 'SOLID EDGE', { size: 7 })
      .box(580, 454, 240, 28)
      .text(583, 461, 'TITLE', { size: 4.5 })
      .text(600, 476, 'SPINDLE NUT', { size: 9 })
      .cell(420, 496, 160, 'MATERIAL', 'AISI 4140 PREHARD')
      .cell(580, 482, 40, 'SIZE', 'A')
      .cell(620, 482, 150, 'DWG NO', 'SN-310')
      .cell(770, 482, 50, 'REV', '-')
      .box(580, 510, 240, 12)
      .text(583, 519, 'FILE NAME: SN-310_R2.DFT', { size: 5 })
      .box(580, 522, 240, 12)
      .text(583, 531, 'SCALE: 2:1', { size: 5 })
      .text(650, 531, 'WEIGHT:', { size: 5 })
      .text(740, 531, 'SHEET 1 OF 1', { size: 5 })
      .text(90, 100, '1"-14 UNS LH')
      .text(90, 130, '2X #10-32 UNF ↧.38')
      .build(),
  ],
  parts: [
    {
      code: 'SN-310',
      revision: null,
      title: 'SPINDLE NUT',
      material: 'AISI 4140 PREHARD',
      generalTolerance: '2: 0.02, 3: 0.005',
      units: 'in',
      scale: '2:1',
      weight: null,
      threads: ['1x 1-14 UNS LH', '2x #10-32 UNF'],
      fits: [],
    },
  ],
};

/** The ISO 7200 template of FreeCAD with its words; every label stands above. */
const freecad: ClassOfSheets = {
  name: 'FreeCAD ISO 7200 template',
  pages: [
    new SheetBuilder()
      .cell(460, 440, 120, 'Responsible department', 'R&D')
      .cell(580, 440, 120, 'Technical reference', 'A. Lopez')
      .cell(700, 440, 120, 'Document type', 'Part Drawing')
      .cell(460, 468, 120, 'Creator', 'B. Diaz')
      .cell(580, 468, 120, 'Approval person', 'C. Ruiz')
      .cell(700, 468, 120, 'Document status', 'Released')
      .cell(460, 496, 120, 'Legal owner', 'ACME Ltd')
      .cell(580, 496, 150, 'Title, Supplementary title', 'Gear housing cover')
      .cell(730, 496, 90, 'Identification number', 'ACM-0042-17')
      .cell(580, 524, 40, 'Rev.', 'A')
      .cell(620, 524, 80, 'Date of issue', '2026-09-30')
      .cell(700, 524, 40, 'Lang.', 'en')
      .cell(740, 524, 40, 'Sheet', '1/1')
      .cell(460, 524, 60, 'Scale', '1:2')
      .cell(520, 524, 60, 'General tolerances', 'ISO 2768-cL')
      .cell(460, 412, 180, 'Part material', 'S355J2+N')
      .cell(640, 412, 180, 'Surface finish', 'Ra 6,3')
      .build(),
  ],
  parts: [
    {
      code: 'ACM-0042-17',
      revision: 'A',
      title: 'Gear housing cover',
      material: 'S355J2+N',
      generalTolerance: 'ISO 2768 cL',
      generalRoughness: 'Ra 6.3',
      scale: '1:2',
      weight: null,
    },
  ],
};

/** A block that stands upright at the right edge, all its text turned by 90°. */
const uprightBlock: ClassOfSheets = {
  name: 'block turned by 90° at the right edge',
  pages: [
    new SheetBuilder()
      .box(700, 60, 28, 160)
      .text(708, 216, 'MATERIALE', { size: 4.5, angle: 90 })
      .text(722, 212, 'AISI 316L', { size: 9, angle: 90 })
      .box(728, 60, 28, 160)
      .text(736, 216, 'DENOMINAZIONE', { size: 4.5, angle: 90 })
      .text(750, 212, 'RACCORDO A GOMITO', { size: 9, angle: 90 })
      .box(756, 60, 28, 160)
      .text(764, 216, 'CODICE', { size: 4.5, angle: 90 })
      .text(778, 212, 'RG-0319', { size: 9, angle: 90 })
      .box(784, 60, 28, 160)
      .text(792, 216, 'TOLL. GENERALI', { size: 4.5, angle: 90 })
      .text(806, 212, 'ISO 2768-mK', { size: 9, angle: 90 })
      .text(200, 300, 'G1/2')
      .build(),
  ],
  parts: [
    {
      code: 'RG-0319',
      title: 'RACCORDO A GOMITO',
      material: 'AISI 316L',
      generalTolerance: 'ISO 2768 mK',
      threads: ['1x G1/2'],
    },
  ],
};

export const cadSystemSheets = [
  solidWorksItalian,
  inventor,
  catia,
  nx,
  autocadRows,
  creo,
  solidEdge,
  freecad,
  uprightBlock,
];
