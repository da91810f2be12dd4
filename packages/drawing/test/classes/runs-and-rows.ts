import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** FreeCAD writes each word as a run of its own, with the gap of a blank between them. */
function words(sheet: SheetBuilder, x: number, y: number, text: string, size: number) {
  let at = x;
  for (const word of text.split(' ')) {
    sheet.text(at, y, word, { size });
    at += (word.length * 0.55 + 0.3) * size;
  }
  return sheet;
}

const wordRuns = (): ClassOfSheets => {
  const sheet = new SheetBuilder();
  const cell = (x: number, y: number, width: number, label: string, value: string) => {
    words(sheet.box(x, y, width, 28), x + 2, y + 6, label, 4.5);
    if (value !== '') words(sheet, x + 4, y + 22, value, 9);
  };
  cell(460, 440, 180, 'Part Material', 'EN AW 6082 T6');
  cell(640, 440, 180, 'General Tolerances', 'ISO 2768 - m K');
  cell(460, 468, 180, 'Legal Owner', 'Officine Rossi S.r.l.');
  cell(640, 468, 180, 'Title', 'Cover of the gear box');
  cell(460, 496, 60, 'Scale', '1 : 2');
  cell(520, 496, 120, 'Document Type', 'Part Drawing');
  cell(640, 496, 100, 'Part Number', 'GB 0042 / 17');
  cell(740, 496, 40, 'Revision', 'B');
  cell(780, 496, 40, 'Sheet', '1 / 1');
  words(sheet, 60, 120, '4 x M6 - 6H ↧ 12', 8);
  words(sheet, 60, 160, '⌀ 40 H7', 8);
  return {
    name: 'every word as a run of its own',
    pages: [sheet.build()],
    parts: [
      {
        code: 'GB 0042 / 17',
        revision: 'B',
        title: 'Cover of the gear box',
        material: 'EN AW 6082 T6',
        generalTolerance: 'ISO 2768 mK',
        scale: '1:2',
        threads: ['4x M6-6H'],
        fits: ['H7'],
      },
    ],
  };
};

const besideInCell = (): ClassOfSheets => {
  const sheet = new SheetBuilder();
  const cell = (y: number, label: string, value: string) => {
    sheet.box(560, y, 260, 16).text(563, y + 11, label, { size: 6 });
    if (value !== '') sheet.text(650, y + 11, value, { size: 8 });
  };
  cell(430, 'Werkstoff', '1.4305');
  cell(446, 'Oberfläche', 'gebeizt');
  cell(462, 'Gewicht', '');
  cell(478, 'Maßstab', '2:1');
  cell(494, 'Benennung', 'Düsenhalter');
  cell(510, 'Zeichnungs-Nr.', '20-3314-02');
  cell(526, 'Index', '');
  return {
    name: 'label and value beside each other in one cell',
    pages: [sheet.build()],
    parts: [
      {
        code: '20-3314-02',
        revision: null,
        title: 'Düsenhalter',
        material: '1.4305',
        scale: '2:1',
        weight: null,
      },
    ],
  };
};

const oneRun: ClassOfSheets = {
  name: 'labels and values in one run without a colon',
  pages: [
    new SheetBuilder()
      .box(560, 440, 260, 110)
      .text(566, 456, 'MATERIAL   AISI 316L', { size: 7 })
      .text(566, 472, 'SCALE 1:2', { size: 7 })
      .text(566, 488, 'TITLE:  NOZZLE BODY', { size: 7 })
      .text(566, 504, 'DRAWING NO.  NB-7702', { size: 7 })
      .text(566, 520, 'REV. C', { size: 7 })
      .text(566, 536, 'SHEET 1 OF 1', { size: 7 })
      .build(),
  ],
  parts: [{ code: 'NB-7702', revision: 'C', title: 'NOZZLE BODY', material: 'AISI 316L', scale: '1:2' }],
};

const inventorAnsi: ClassOfSheets = {
  name: 'the ANSI template of Inventor without a title',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 80, 'DRAWN', 'mrossi', 20)
      .text(495, 455, '3/2/2026', { size: 6 })
      .cell(440, 460, 80, 'CHECKED', '', 20)
      .cell(440, 480, 80, 'QA', '', 18)
      .cell(440, 498, 80, 'MFG', '', 18)
      .cell(440, 516, 80, 'APPROVED', '', 18)
      .cell(520, 440, 300, 'TITLE', '', 58)
      .cell(520, 498, 40, 'SIZE', 'C', 20)
      .cell(560, 498, 210, 'DWG NO', 'Bracket_R04')
      .cell(770, 498, 50, 'REV', '')
      .text(523, 532, 'SCALE   1 / 2', { size: 6 })
      .text(740, 532, 'SHEET 1  OF 1', { size: 6 })
      .build(),
  ],
  parts: [{ code: 'Bracket_R04', title: null, revision: null, material: null }],
};

const germanIso: ClassOfSheets = {
  name: 'a German ISO 7200 block with «Titel, Zusätzlicher Titel» and «Änd.»',
  pages: [
    new SheetBuilder()
      .cell(430, 440, 110, 'Verantwortl. Abtlg.', 'KON')
      .cell(540, 440, 110, 'Technische Referenz', 'H. Maier')
      .cell(650, 440, 170, 'Dokumentenart', 'Einzelteilzeichnung')
      .cell(430, 468, 110, 'Erstellt durch', 'S. Wolf')
      .cell(540, 468, 110, 'Genehmigt von', '')
      .cell(650, 468, 170, 'Dokumentenstatus', 'freigegeben')
      .cell(430, 496, 110, 'Gesetzlicher Eigentümer', 'Wolf GmbH')
      .cell(540, 496, 180, 'Titel, Zusätzlicher Titel', 'Kupplungsnabe')
      .cell(720, 496, 100, 'Sachnummer', 'WK-100-7')
      .cell(540, 524, 50, 'Änd.', '02')
      .cell(590, 524, 90, 'Ausgabedatum', '2026-01-30')
      .cell(680, 524, 60, 'Spr.', 'de')
      .cell(740, 524, 80, 'Blatt', '1/1')
      .cell(430, 412, 220, 'Werkstoff', 'C45+C')
      .cell(650, 412, 170, 'Maßstab', '1:1')
      .build(),
  ],
  parts: [{ code: 'WK-100-7', revision: '02', title: 'Kupplungsnabe', material: 'C45+C', scale: '1:1' }],
};

const frenchIso: ClassOfSheets = {
  name: 'a French block of Inventor with «Edition» and «Feuille»',
  pages: [
    new SheetBuilder()
      .cell(430, 468, 130, 'Dessiné par', 'P. Martin')
      .cell(560, 468, 130, 'Vérifié par', '')
      .cell(690, 468, 130, 'Approuvé par - date', '')
      .cell(430, 496, 130, 'Matière', '42CD4 traité')
      .cell(560, 496, 260, 'Désignation', 'Axe de pivot')
      .cell(430, 524, 130, 'Échelle', '1:1')
      .cell(560, 524, 130, 'Référence', 'PV-2201')
      .cell(690, 524, 60, 'Edition', 'D')
      .cell(750, 524, 70, 'Feuille', '1 / 1')
      .build(),
  ],
  parts: [{ code: 'PV-2201', revision: 'D', title: 'Axe de pivot', material: '42CD4 traité', scale: '1:1' }],
};

/** Columns of labels with the values below them, and no line anywhere. */
const noLines: ClassOfSheets = {
  name: 'columns of labels without lines',
  pages: [
    new SheetBuilder()
      .text(440, 500, 'TITLE', { size: 5 })
      .text(440, 510, 'IDLER ARM', { size: 9 })
      .text(600, 500, 'PART NO.', { size: 5 })
      .text(600, 510, 'IA-3300', { size: 9 })
      .text(700, 500, 'REV', { size: 5 })
      .text(700, 510, 'B', { size: 9 })
      .text(440, 530, 'MATERIAL', { size: 5 })
      .text(440, 540, 'S355J2', { size: 9 })
      .text(600, 530, 'FINISH', { size: 5 })
      .text(700, 530, 'SCALE', { size: 5 })
      .text(700, 540, '1:5', { size: 9 })
      .build(),
  ],
  parts: [
    {
      code: 'IA-3300',
      revision: 'B',
      title: 'IDLER ARM',
      material: 'S355J2',
      surfaceTreatment: null,
      scale: '1:5',
    },
  ],
};

/** Two columns in one cell: the values of persons beside those of the part, a path at the foot of the sheet. */
const pathAtFoot: ClassOfSheets = {
  name: 'the path of the file at the foot and a number with blanks',
  pages: [
    new SheetBuilder()
      .text(40, 588, 'C:\\Disegni\\2026\\TRASLATORE\\TR 220 015 A.dwg', { size: 5 })
      .cell(560, 440, 260, 'DENOMINAZIONE', 'CARRELLO TRASLATORE LATO DX')
      .cell(560, 468, 130, 'MATERIALE', 'FE 510')
      .cell(690, 468, 130, 'TRATTAMENTO SUPERFICIALE', 'VERNICIATURA RAL 5010')
      .cell(560, 496, 130, 'N° DISEGNO', 'TR 220 015')
      .cell(690, 496, 40, 'REV.', 'A')
      .cell(730, 496, 90, 'SOSTITUISCE IL N°', 'TR 220 009')
      .cell(560, 524, 130, 'COMMESSA', 'C-2611')
      .cell(690, 524, 130, 'SCALA', '1:10')
      .build(),
  ],
  parts: [
    {
      code: 'TR 220 015',
      revision: 'A',
      title: 'CARRELLO TRASLATORE LATO DX',
      material: 'FE 510',
      surfaceTreatment: 'VERNICIATURA RAL 5010',
      scale: '1:10',
    },
  ],
};

export const runsAndRows = [
  wordRuns(),
  besideInCell(),
  oneRun,
  inventorAnsi,
  germanIso,
  frenchIso,
  noLines,
  pathAtFoot,
];
