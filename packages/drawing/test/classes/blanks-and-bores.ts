import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const plate = () =>
  new SheetBuilder()
    .cell(560, 468, 260, 'DENOMINAZIONE', 'PIASTRINA')
    .cell(560, 496, 130, 'N. DISEGNO', 'PT-310')
    .cell(690, 496, 65, 'MATERIALE', 'C45')
    .cell(755, 496, 65, 'SCALA', '1:1')
    .text(250, 330, '100')
    .text(80, 200, '40', { angle: 90 });

const thickness = (text: string): ClassOfSheets => ({
  name: `a plate whose thickness is the note «${text}»`,
  pages: [plate().text(400, 120, text).build()],
  parts: [{ code: 'PT-310', overall: [100, 40, 12] }],
});

/** The only diameter is a hole by its fit: it is no size of the blank. */
const bore: ClassOfSheets = {
  name: 'a lever with one bore, and its thickness as a note',
  pages: [plate().text(200, 180, '⌀16 H7').text(400, 120, 'SP. 12').build()],
  parts: [{ overall: [100, 40, 12], fits: ['H7'] }],
};

/** «SP.» in a note on a coating is no thickness of the part. */
const coating: ClassOfSheets = {
  name: 'the thickness of a coating',
  pages: [plate().text(400, 120, 'CROMATURA SP. 0,02').build()],
  parts: [{ overall: [100, 40] }],
};

const roughness = (label: string): ClassOfSheets => ({
  name: `a roughness below «${label}»`,
  pages: [plate().cell(430, 496, 130, label, 'Rz 16').build()],
  parts: [{ code: 'PT-310', generalRoughness: 'Rz 16' }],
});

const recognisedRevision: ClassOfSheets = {
  name: 'a letter of the revision that a recogniser reads twice',
  pages: [
    plate()
      .box(430, 496, 130, 28)
      .text(432, 502, 'REV.', { size: 4.5 })
      .text(434, 518, 'Cc', { source: 'ocr' })
      .build(),
  ],
  parts: [{ code: 'PT-310', revision: 'C' }],
};

function table(): SheetBuilder {
  const sheet = new SheetBuilder()
    .cell(560, 468, 260, 'DENOMINAZIONE', 'COLONNINA')
    .cell(560, 496, 130, 'DISEGNO N.', 'GC-1XX')
    // The lines of the view and of the dimension make a field around the letter.
    .box(250, 280, 110, 60)
    .text(300, 320, 'L')
    .text(200, 250, '⌀D g6');
  const rows = [
    ['CODICE', 'L', '⌀D g6', 'PESO kg'],
    ['GC-100-040', '40', '20', '0,07'],
    ['GC-120-060', '60', '25', '0,17'],
  ];
  for (const [row, cells] of rows.entries())
    for (const [column, text] of cells.entries()) {
      const [x, y] = [60 + column * 80, 60 + row * 18];
      sheet.box(x, y, 80, 18).text(x + 3, y + 12, text, { size: 7 });
    }
  return sheet;
}

const variants: ClassOfSheets = {
  name: 'variants whose headings have a fit and a unit, each with its own weight',
  pages: [table().build()],
  parts: [
    { code: 'GC-100-040', weight: 0.07, overall: [20, 40] },
    { code: 'GC-120-060', weight: 0.17, overall: [25, 60] },
  ],
};

export const blanksAndBores = [
  thickness('SP. 12'),
  thickness('s = 12'),
  thickness('12 THK'),
  thickness('THICKNESS 12 mm'),
  thickness('Dicke 12'),
  bore,
  coating,
  roughness('Oberflächen DIN EN ISO 1302'),
  roughness('RUGOSITÀ GENERALE UNI EN ISO 21920-1'),
  recognisedRevision,
  variants,
];
