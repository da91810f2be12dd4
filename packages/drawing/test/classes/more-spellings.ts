import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets, Expected } from './class-of-sheets.ts';

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALE', '1:1').cell(660, 500, 120, 'DWG NO.', code);

/** One sheet for each way to write a thread; lines stand below each other. */
const thread = (text: string, ...threads: readonly string[]): ClassOfSheets => {
  const sheet = block('MT-1');
  text.split(' | ').forEach((line, at) => {
    sheet.text(60, 90 + at * 10, line);
  });
  return { name: `the thread «${text}»`, pages: [sheet.build()], parts: [{ code: 'MT-1', threads }] };
};

const threads = [
  thread('4-M4 THRU', '4x M4'),
  thread('4-M4 DP10', '4x M4'),
  thread('2*M5', '2x M5'),
  thread('8×M3 deep 8mm', '8x M3'),
  thread('2 X 8-32 UNC-2B ↧.38', '2x #8-32 UNC-2B'),
  thread('#6-32 UNC THRU', '1x #6-32 UNC'),
  thread('4 x ⌀ 4.20 ↧ 12.50 | M5 - 6H ↧ 10', '4x M5-6H'),
  thread('⌀ 6.8 THRU ALL | M8x1.25 - 6H THRU ALL', '1x M8-6H'),
  thread('TAPPED HOLE M4', '1x M4'),
  thread('M6 (n.4)', '4x M6'),
  thread('4 fori fil. M5', '4x M5'),
  thread('nr. 6 fori M6 passanti', '6x M6'),
  thread('M4 pass. (6 posti)', '6x M4'),
  thread('Gew. M6 ↧12', '1x M6'),
  thread('2x Gewinde M10x1', '2x M10x1'),
  thread('M8 filetto utile 16', '1x M8'),
  thread('1/2-13 UNC-2B ↧1.00', '1x 1/2-13 UNC-2B'),
  thread('3X 1/4"-20 UNC', '3x 1/4-20 UNC'),
  thread('M20 x 1.5 - 6g', '1x M20x1.5-6g'),
  thread('6 TROUS M8 PROF 16 SUR ⌀ 90', '6x M8'),
  thread('M5x0,8 (x4) lato opposto', '4x M5'),
  thread('2 x M6 BOTH SIDES', '2x M6'),
  thread('3/4" GAS', '1x G3/4'),
  thread('R 1/2 ISO 7', '1x R1/2'),
  thread('1/4 NPT 2 PLCS', '2x 1/4 NPT'),
  thread('USE M6 CAP SCREW'),
  thread('FOR M8 BOLT'),
  thread('RACCORDO PER TUBO M'),
];

const fit = (text: string, ...fits: readonly string[]): ClassOfSheets => ({
  name: `the fit «${text}»`,
  pages: [block('MF-1').text(60, 90, text).build()],
  parts: [{ code: 'MF-1', fits }],
});

const fits = [
  fit('Ø10H7', 'H7'),
  fit('10 H7', 'H7'),
  fit('⌀ 10 (H7)', 'H7'),
  fit('2x ⌀4 H7 ↧ 8', 'H7'),
  fit('12N9', 'N9'),
  fit('Ø35j6', 'j6'),
  fit('⌀52 K7', 'K7'),
  fit('⌀100 h8 Ⓔ', 'h8'),
  fit('⌀8 H7 REAMED', 'H7'),
  fit('DIN 6885 A 8x7x20'),
  fit('⌀20 H7 / ⌀20 h6', 'H7', 'h6'),
  fit('SHEET A3'),
  fit('DRILL #7 (.201)'),
  fit('LAMATURA H8 PER VITE M8'),
];

const tolerance = (text: string, generalTolerance: string | null): ClassOfSheets => ({
  name: `the general tolerance «${text}» on a sheet`,
  pages: [block('MG-1').text(60, 480, text, { size: 6 }).build()],
  parts: [{ code: 'MG-1', generalTolerance, tolerances: [] }],
});

const tolerances = [
  tolerance('ISO2768-mK', 'ISO 2768 mK'),
  tolerance('ISO 2768-1:1989 (m)', 'ISO 2768 m'),
  tolerance('DIN ISO 2768-mK-E', 'ISO 2768 mK'),
  tolerance('ISO 2768 Class M', 'ISO 2768 m'),
  tolerance('TOLERANCE ISO-2768-mK', 'ISO 2768 mK'),
  tolerance('Tolerancing ISO 8015 / ISO 2768 - mK', 'ISO 2768 mK'),
  tolerance('EN 22768-1 m', 'ISO 2768 m'),
  tolerance('Tolleranze generali secondo UNI EN ISO 22768 classe m-K', 'ISO 2768 mK'),
  tolerance('ALL DIMS ±0.2 UNLESS NOTED', '±0.2'),
  tolerance('UNLESS OTHERWISE NOTED: ±0.1', '±0.1'),
  tolerance('GENERAL TOLERANCE: +/- 0.15 mm', '±0.15'),
  tolerance('Tol. gen. ±0,05', '±0.05'),
  tolerance('Nicht tolerierte Maße ±0,1', '±0.1'),
  tolerance('Tolérances générales ± 0,2', '±0.2'),
  tolerance('TOLLERANZA GENERALE DI LAVORAZIONE ISO 2768-m', 'ISO 2768 m'),
  tolerance('GENERAL TOLERANCES TO BS EN 22768-1 MEDIUM', 'ISO 2768 m'),
  tolerance('ISO 2768', null),
];

/** A cell whose label stands at its foot and the value above. */
function labelBelow(
  sheet: SheetBuilder,
  [x, y, width]: readonly [number, number, number],
  label: string,
  value: string,
) {
  sheet.box(x, y, width, 28).text(x + 2, y + 26, label, { size: 4.5 });
  return value === '' ? sheet : sheet.text(x + 4, y + 14, value, { size: 9 });
}

const labelsBelow = (): ClassOfSheets => {
  const sheet = new SheetBuilder();
  labelBelow(sheet, [500, 440, 200], 'DENOMINAZIONE', 'GANASCIA FISSA');
  labelBelow(sheet, [700, 440, 120], 'MATERIALE', '38NCD4');
  labelBelow(sheet, [500, 468, 100], 'TRATTAMENTO', '');
  labelBelow(sheet, [600, 468, 100], 'SCALA', '1:2');
  labelBelow(sheet, [700, 468, 120], 'CODICE', 'GF-2207-1');
  labelBelow(sheet, [500, 496, 100], 'REV.', '3');
  labelBelow(sheet, [600, 496, 220], 'TOLLERANZE GENERALI', 'ISO 2768-mK');
  const expected: Expected = {
    code: 'GF-2207-1',
    title: 'GANASCIA FISSA',
    revision: '3',
    material: '38NCD4',
    surfaceTreatment: null,
    generalTolerance: 'ISO 2768 mK',
    scale: '1:2',
  };
  return { name: 'labels at the foot of their cells', pages: [sheet.build()], parts: [expected] };
};

const inBlock = (name: string, label: string, value: string, expected: Expected): ClassOfSheets => ({
  name,
  pages: [block('BL-1').cell(420, 500, 180, label, value).build()],
  parts: [{ code: 'BL-1', ...expected }],
});

const cells = [
  inBlock('a material by three names', 'MATERIAL', '1.4301 / X5CrNi18-10 / AISI 304', {
    material: '1.4301 / X5CrNi18-10 / AISI 304',
  }),
  inBlock('a revision with a point', 'Rev.', 'A.1', { revision: 'A.1' }),
  inBlock('a revision of a release', 'REV', 'P01', { revision: 'P01' }),
  inBlock('a revision that is none', 'REV', '---', { revision: null }),
  inBlock('a revision that is a day', 'REVISIONE', '12.03.2024', { revision: null }),
  inBlock('a version', 'VERSION', '2.1', { revision: '2.1' }),
  inBlock('a weight without a blank', 'MASS', '213.45g', { weight: 0.2135 }),
  inBlock('a weight about', 'PESO', '≈ 0,3 kg', { weight: 0.3 }),
  inBlock('a title in two languages', 'DENOMINAZIONE - DESCRIPTION', 'PERNO - PIN', { title: 'PERNO - PIN' }),
  inBlock('a finish that is a roughness', 'FINISH', 'Ra 1.6', {
    surfaceTreatment: null,
    generalRoughness: 'Ra 1.6',
  }),
  inBlock('a treatment of two kinds', 'TRATTAMENTI', 'BONIFICA + ZINCATURA', {
    heatTreatment: 'BONIFICA + ZINCATURA',
    surfaceTreatment: 'BONIFICA + ZINCATURA',
  }),
  inBlock('a reference of a buyer', 'YOUR REF', '4500123', { code: 'BL-1' }),
  inBlock('a number of an order', 'ORDER NO.', '4500123', { code: 'BL-1' }),
  inBlock('a number of a project', 'PROJECT NO.', 'PJ-2204', { code: 'BL-1' }),
  inBlock('a serial number', 'SERIAL NO.', 'SN-2204', { code: 'BL-1' }),
  inBlock('a number of a tool', 'N. STAMPO', 'ST-2204', { code: 'BL-1' }),
  inBlock('a material number of a system', 'SAP-Nr.', '1000233', { code: 'BL-1' }),
];

const scale = (value: string, expected: string | null): ClassOfSheets => ({
  name: `the scale «${value}»`,
  pages: [
    new SheetBuilder()
      .cell(600, 472, 180, 'TITLE', 'SPACER')
      .cell(600, 500, 60, 'SCALE', value)
      .cell(660, 500, 120, 'DWG NO.', 'SC-1')
      .build(),
  ],
  parts: [{ code: 'SC-1', scale: expected }],
});

const scales = [
  scale('1 : 2.5', '1:2.5'),
  scale('M 1:1', '1:1'),
  scale('NTS', null),
  scale('1:1 (A3)', '1:1'),
  scale('1=2', '1:2'),
];

export const moreSpellings = [...threads, ...fits, ...tolerances, labelsBelow(), ...cells, ...scales];
