import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** A narrow strip of cells along the right edge. */
const strip: ClassOfSheets = {
  name: 'a strip of cells along the right edge',
  pages: [
    new SheetBuilder()
      .cell(720, 40, 100, 'CLIENTE', 'OMEGA S.p.A.')
      .cell(720, 68, 100, 'COMMESSA', '25-118')
      .cell(720, 96, 100, 'DESCRIZIONE', 'FLANGIA')
      .cell(720, 124, 100, 'MATERIALE', 'C45')
      .cell(720, 152, 100, 'TRATTAMENTO', 'Zincatura bianca')
      .cell(720, 180, 100, 'CODICE', 'OM-1180-3')
      .cell(720, 208, 50, 'REV.', '2')
      .cell(770, 208, 50, 'SCALA', '1:2')
      .text(250, 330, '140')
      .text(100, 200, '⌀110', { angle: 90 })
      .build(),
  ],
  parts: [
    {
      code: 'OM-1180-3',
      title: 'FLANGIA',
      revision: '2',
      material: 'C45',
      surfaceTreatment: 'Zincatura bianca',
      scale: '1:2',
      overall: [110, 140],
    },
  ],
};

const topBlock: ClassOfSheets = {
  name: 'a block along the top edge with letter head',
  pages: [
    new SheetBuilder()
      .text(60, 40, 'OFFICINE BETA S.r.l. - Via Roma 12 - 25030 Brescia', { size: 7 })
      .cell(60, 50, 200, 'Oggetto', 'Perno di articolazione')
      .cell(260, 50, 140, 'Disegno', 'PA 12-300')
      .cell(400, 50, 60, 'Rev.', 'D')
      .cell(460, 50, 160, 'Materiale', '42CrMo4 bonificato')
      .cell(620, 50, 60, 'Scala', '1:1')
      .cell(680, 50, 60, 'Data', '03/02/26')
      .text(250, 330, '96')
      .text(100, 250, '⌀28 h7', { angle: 90 })
      .build(),
  ],
  parts: [
    {
      code: 'PA 12-300',
      title: 'Perno di articolazione',
      revision: 'D',
      scale: '1:1',
      fits: ['h7'],
      overall: [28, 96],
    },
  ],
};

/** The number and the revision share a cell. */
const sharedCell = (name: string, label: string, value: string, code: string, revision: string) =>
  ({
    name,
    pages: [
      new SheetBuilder()
        .cell(560, 468, 260, 'DENOMINAZIONE', 'BOCCOLA')
        .cell(560, 496, 130, 'MATERIALE', 'CuSn12')
        .cell(690, 496, 130, label, value)
        .build(),
    ],
    parts: [{ code, revision, title: 'BOCCOLA', material: 'CuSn12' }],
  }) satisfies ClassOfSheets;

const sharedCells = [
  sharedCell('number and revision in one cell', 'DISEGNO N.', '1234.56.789 Rev. B', '1234.56.789', 'B'),
  sharedCell('number and revision under a double label', 'DISEGNO / REV.', 'BK-7701 / 03', 'BK-7701', '03'),
  sharedCell('number and index behind a dash', 'DRAWING NO.', '88-4410 - Rev: 2', '88-4410', '2'),
];

const revisionWithDay: ClassOfSheets = {
  name: 'a revision with its day',
  pages: [
    new SheetBuilder()
      .cell(560, 468, 160, 'DENOMINAZIONE', 'ANELLO')
      .cell(720, 468, 100, 'REV.', '02 del 12/03/26')
      .cell(560, 496, 130, 'MATERIALE', 'PTFE')
      .cell(690, 496, 130, 'CODICE', 'AN-33')
      .build(),
  ],
  parts: [{ code: 'AN-33', revision: '02', title: 'ANELLO', material: 'PTFE' }],
};

/** Own number, number of the customer, number of the offer and of the tool beside each other. */
const manyNumbers: ClassOfSheets = {
  name: 'own number beside those of customer, job and tool',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 130, 'CODICE CLIENTE', '4711-B')
      .cell(570, 440, 130, 'N. COMMESSA', '26/0145')
      .cell(700, 440, 120, 'ATTREZZATURA N.', 'AT-90')
      .cell(440, 468, 180, 'DENOMINAZIONE', 'LEVA SINISTRA')
      .cell(620, 468, 140, 'N. DISEGNO', 'LV-0221-SX')
      .cell(760, 468, 60, 'REV.', 'A')
      .cell(440, 496, 180, 'MATERIALE', 'G-AlSi9Cu3')
      .cell(620, 496, 100, 'N. MODELLO', 'M-118')
      .cell(720, 496, 100, 'SOSTITUISCE', 'LV-0119')
      .build(),
  ],
  parts: [{ code: 'LV-0221-SX', title: 'LEVA SINISTRA', revision: 'A', material: 'G-AlSi9Cu3' }],
};

const wrapped: ClassOfSheets = {
  name: 'a title and a material on two lines each',
  pages: [
    new SheetBuilder()
      .box(500, 440, 180, 40)
      .text(502, 446, 'DENOMINAZIONE', { size: 4.5 })
      .text(504, 460, 'SUPPORTO CILINDRO', { size: 9 })
      .text(504, 472, 'LATO COMANDO', { size: 9 })
      .box(680, 440, 140, 40)
      .text(682, 446, 'MATERIALE', { size: 4.5 })
      .text(684, 460, 'X5CrNi18-10', { size: 9 })
      .text(684, 472, '(AISI 304)', { size: 9 })
      .cell(500, 480, 180, 'NUMERO DISEGNO', 'SC-771-04')
      .cell(680, 480, 140, 'INDICE DI REVISIONE', '1')
      .build(),
  ],
  parts: [
    {
      code: 'SC-771-04',
      title: 'SUPPORTO CILINDRO LATO COMANDO',
      material: 'X5CrNi18-10 (AISI 304)',
      revision: '1',
    },
  ],
};

const french: ClassOfSheets = {
  name: 'a French block of plain lines',
  pages: [
    new SheetBuilder()
      .text(560, 470, 'MATIERE : 42CD4')
      .text(560, 482, 'TRAITEMENT THERMIQUE : Trempe revenu 28-32 HRC')
      .text(560, 494, 'TRAITEMENT DE SURFACE : Zingage blanc')
      .text(560, 506, 'TOL. GEN. : ISO 2768-mK')
      .text(560, 518, 'DESIGNATION : AXE DE GUIDAGE')
      .text(560, 530, 'PLAN N° : AX-2051')
      .text(740, 530, 'INDICE : C')
      .text(740, 518, 'ECHELLE : 1:1')
      .text(740, 506, 'MASSE : 0,45 kg')
      .text(250, 330, '120 ±0,2')
      .text(100, 250, '⌀22 g6', { angle: 90 })
      .build(),
  ],
  parts: [
    {
      code: 'AX-2051',
      title: 'AXE DE GUIDAGE',
      revision: 'C',
      material: '42CD4',
      heatTreatment: 'Trempe revenu 28-32 HRC',
      surfaceTreatment: 'Zingage blanc',
      generalTolerance: 'ISO 2768 mK',
      scale: '1:1',
      weight: 0.45,
      fits: ['g6'],
      tolerances: ['119.8..120.2'],
      overall: [22, 120],
    },
  ],
};

const britishNx: ClassOfSheets = {
  name: 'a British block with numbers and notes in cells',
  pages: [
    new SheetBuilder()
      .box(420, 430, 140, 100)
      .text(423, 438, 'ALL DIMENSIONS IN MM', { size: 5 })
      .text(423, 448, 'REMOVE ALL BURRS AND SHARP EDGES', { size: 5 })
      .text(423, 458, 'GENERAL TOLERANCE ±0.25', { size: 5 })
      .text(423, 468, 'ANGULAR ±0.5°', { size: 5 })
      .text(423, 478, 'SURFACE FINISH Ra 3.2', { size: 5 })
      .text(423, 488, 'THIRD ANGLE PROJECTION', { size: 5 })
      .cell(560, 430, 130, 'DRAWN BY', 'P SMITH')
      .cell(690, 430, 130, 'FIRST ISSUED', '12-Jan-2026')
      .cell(560, 458, 260, 'TITLE', 'CLAMP BLOCK')
      .cell(560, 486, 130, 'DRG NO.', 'CB-20-117')
      .cell(690, 486, 60, 'SHEET REV', 'E')
      .cell(750, 486, 70, 'SHT NO.', '1 OF 1')
      .cell(560, 514, 130, 'MATL', 'EN24T')
      .cell(690, 514, 130, 'SCALE', '1:1')
      .build(),
  ],
  parts: [
    {
      code: 'CB-20-117',
      title: 'CLAMP BLOCK',
      revision: 'E',
      material: 'EN24T',
      scale: '1:1',
      units: 'mm',
      generalTolerance: '±0.25',
      generalRoughness: 'Ra 3.2',
    },
  ],
};

/** The cells of a maker of printers: «name» is the part, weights in words, a material that nobody chose. */
const namedCells: ClassOfSheets = {
  name: 'a cell with the name of the part and one with a weight in gram',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 190, 'name:', 'Table Spring Holder')
      .cell(630, 440, 190, 'part nr.:', '1152-B2P-B')
      .cell(440, 468, 190, 'material:', 'Material <not specified>')
      .cell(630, 468, 190, 'weight:', '12.27 gram')
      .cell(440, 412, 190, 'finish:', 'REFER NOTE / TABLE')
      .cell(440, 496, 95, 'date:', '2/16/2014')
      .cell(535, 496, 95, 'made by:', 'L. Bianchi')
      .cell(630, 496, 130, 'document number:', 'B1152-B2P-B')
      .cell(760, 496, 60, 'rev.nr.:', 'B')
      .build(),
  ],
  parts: [
    {
      code: '1152-B2P-B',
      title: 'Table Spring Holder',
      revision: 'B',
      material: null,
      surfaceTreatment: null,
      weight: 0.0123,
    },
  ],
};

/** Values behind a colon of their own, in two columns without cells. */
const colonColumn: ClassOfSheets = {
  name: 'two columns with colons before the values',
  pages: [
    new SheetBuilder()
      .text(560, 470, 'Material')
      .text(640, 470, ': 1.1213')
      .text(560, 482, 'Weight')
      .text(640, 482, ': 0,4 pounds')
      .text(560, 494, 'Drawing no.')
      .text(640, 494, ': AX-300')
      .text(560, 506, 'Title')
      .text(640, 506, ': X AXIS')
      .text(560, 518, '2/16/2014')
      .build(),
  ],
  parts: [{ code: 'AX-300', title: 'X AXIS', material: '1.1213', weight: 0.1814 }],
};

export const placesOfBlocks = [
  namedCells,
  colonColumn,
  strip,
  topBlock,
  ...sharedCells,
  revisionWithDay,
  manyNumbers,
  wrapped,
  french,
  britishNx,
];
