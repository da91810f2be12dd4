import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', code);

/** One sheet for each way to name the general tolerance. */
const standard = (text: string, generalTolerance: string): ClassOfSheets => ({
  name: `the general tolerance «${text}»`,
  pages: [block('TG-1').text(60, 480, text, { size: 6 }).build()],
  parts: [{ code: 'TG-1', generalTolerance, tolerances: [] }],
});

const standards = [
  standard('Toll. gen. UNI EN 22768/1 m', 'ISO 2768 m'),
  standard('ISO 2768-1 m / ISO 2768-2 K', 'ISO 2768 mK'),
  standard('General tolerances ISO 2768 - f - H', 'ISO 2768 fH'),
  standard('Tolerances to ISO 2768 medium', 'ISO 2768 m'),
  standard('Allgemeintoleranzen DIN 7168 mittel', 'DIN 7168 m'),
  standard('Freimaßtoleranz DIN 7168-m', 'DIN 7168 m'),
  standard('UNTOLERANCED DIMENSIONS: GB/T 1804-m', 'GB/T 1804 m'),
  standard('Tolerances generales: ISO 2768 mK', 'ISO 2768 mK'),
  standard('QUOTE SENZA TOLLERANZA: ±0,1', '±0.1'),
  standard('UNLESS OTHERWISE SPECIFIED TOLERANCES ±0.2', '±0.2'),
];

const threads: ClassOfSheets = {
  name: 'thread notes in sentences',
  pages: [
    block('TH-1')
      .text(60, 60, 'N°4 FORI M8x20 PROF. 25 A 90°')
      .text(60, 90, '6 FORI FILETTATI M6 PROF. 12 EQUIDISTANTI SU ⌀80')
      .text(60, 120, 'M10 - 6H PASSANTE (N. 3)')
      .text(60, 150, 'FILETTO M20x1,5 SX')
      .text(60, 180, 'G 1/2" ISO 228')
      .text(60, 210, 'FORO FILETTATO 1/8 NPT')
      .text(60, 240, 'Tr 20x4 LH')
      .text(60, 270, 'CENTRINO A3,15 DIN 332')
      .text(300, 60, 'VITE M5x16 UNI 5931')
      .text(300, 90, '2 x M12x1,25 - 6g')
      .text(300, 120, 'MASCHIARE M4 (x5)')
      .text(300, 150, '3 FORI CIECHI M3 PROF. 6')
      .text(300, 180, 'LAMATURA PER VITE TCEI M6')
      .build(),
  ],
  parts: [
    {
      code: 'TH-1',
      threads: [
        '4x M8',
        '6x M6',
        '3x M10-6H',
        '1x M20x1.5 LH',
        '1x G1/2',
        '1x 1/8 NPT',
        '1x Tr20x4 LH',
        '2x M12x1.25-6g',
        '5x M4',
        '3x M3',
      ],
    },
  ],
};

const foreignThreads: ClassOfSheets = {
  name: 'thread notes of English and German sheets',
  pages: [
    block('TH-2')
      .text(60, 60, '6X M5x0.8-6H ↧10')
      .text(60, 90, 'M6 15 TIEF')
      .text(60, 120, '4x M8 durchgehend')
      .text(60, 150, 'M4 (8x)')
      .text(60, 180, '(3) M16x1.5 THRU')
      .text(60, 210, 'TAP M12x1.75 x 25 DP 2 PLACES')
      .text(60, 240, '1/4-20 UNC-2B ↧.50 (4 PLCS)')
      .text(60, 270, '2X #10-32 UNF-2B THRU')
      .text(300, 60, 'CLEARANCE FOR M10')
      .text(300, 90, 'Gewinde M24x2 links')
      .text(300, 120, 'Kernloch ⌀8,5 / M10, 2 Stk.')
      .text(300, 150, '.750-16 UNF-3A')
      .build(),
  ],
  parts: [
    {
      code: 'TH-2',
      threads: [
        '6x M5-6H',
        '1x M6',
        '4x M8',
        '8x M4',
        '3x M16x1.5',
        '2x M12',
        '4x 1/4-20 UNC-2B',
        '2x #10-32 UNF-2B',
        '1x M24x2 LH',
        '2x M10',
        '1x 3/4-16 UNF-3A',
      ],
    },
  ],
};

const fitsWithLimits: ClassOfSheets = {
  name: 'fits with their limits in brackets, level and one above the other',
  pages: [
    block('FI-1')
      .text(60, 60, '⌀40 H7 (+0.025/0)')
      .text(60, 90, '⌀25 k6 (+0,015 +0,002)')
      .text(60, 120, '⌀60 H8')
      .text(92, 115, '(+0,046', { size: 5 })
      .text(92, 122, '( 0', { size: 5 })
      .text(60, 150, '⌀18 f7 (17,984/17,966)')
      .text(60, 180, '8 N9 (0/-0,036)')
      .text(60, 210, '⌀90 H7/g6')
      .text(60, 240, '2x ⌀6 m6')
      .text(60, 270, '⌀12P6')
      .build(),
  ],
  parts: [
    {
      code: 'FI-1',
      fits: ['H7', 'k6', 'H8', 'f7', 'N9', 'H7/g6', 'm6', 'P6'],
      tolerances: [],
      tightest: 0.008,
    },
  ],
};

const inchLimits: ClassOfSheets = {
  name: 'an inch sheet with limits, bilateral and unilateral tolerances',
  pages: [
    new SheetBuilder()
      .cell(560, 460, 260, 'TITLE', 'BEARING RETAINER')
      .cell(560, 488, 150, 'PART NO.', '7-4402')
      .cell(710, 488, 50, 'REV', 'F')
      .cell(760, 488, 60, 'SCALE', '2:1')
      .cell(560, 516, 260, 'MATERIAL', 'AISI 4140 PREHARD')
      .text(60, 500, 'ALL DIMENSIONS IN INCHES', { size: 6 })
      .text(60, 510, 'TOLERANCES: .XX ±.01 .XXX ±.005', { size: 6 })
      .text(200, 330, '3.250')
      .text(100, 200, '⌀2.000', { angle: 90 })
      .text(60, 60, '.500/.498')
      .text(60, 90, '⌀1.2500 +.0005 -.0000')
      .text(60, 120, '.375 ±.002')
      .text(60, 150, '⌀.7505-.7500')
      .build(),
  ],
  parts: [
    {
      code: '7-4402',
      title: 'BEARING RETAINER',
      revision: 'F',
      scale: '2:1',
      units: 'in',
      material: 'AISI 4140 PREHARD',
      generalTolerance: '2: 0.01, 3: 0.005',
      tolerances: ['0.498..0.5', '1.25..1.2505', '0.373..0.377', '0.75..0.7505'],
      tightest: 0.0005,
      overall: [2, 3.25],
    },
  ],
};

const roughness = (text: string, generalRoughness: string): ClassOfSheets => ({
  name: `the general roughness «${text}»`,
  pages: [block('RU-1').cell(420, 500, 180, 'RUGOSITÀ GENERALE', text).build()],
  parts: [{ code: 'RU-1', generalRoughness, tolerances: [] }],
});

const roughnesses = [
  roughness('Ra 3,2 (Ra 1,6 ; Ra 0,8)', 'Ra 3.2'),
  roughness('3.2 / (0.8)', 'Ra 3.2'),
  roughness('N8 (N6)', 'Ra 3.2'),
  roughness('Rz 16', 'Rz 16'),
  roughness('Ra max 6.3', 'Ra 6.3'),
  roughness('Ra = 1,6 µm', 'Ra 1.6'),
];

const weight = (label: string, value: string, kilograms: number): ClassOfSheets => ({
  name: `the weight «${value}» below «${label}»`,
  pages: [block('PE-1').cell(420, 500, 180, label, value).build()],
  parts: [{ code: 'PE-1', weight: kilograms }],
});

const weights = [
  weight('PESO (g)', '350', 0.35),
  weight('PESO', 'Kg 1,2', 1.2),
  weight('Gewicht [kg]', '12,5', 12.5),
  weight('MASSE (kg)', '0.084', 0.084),
  weight('WEIGHT', '1.25 lb', 0.567),
  weight('Peso teorico [g]', '1.250,5', 1.2505),
];

export const spellings = [
  ...standards,
  threads,
  foreignThreads,
  fitsWithLimits,
  inchLimits,
  ...roughnesses,
  ...weights,
];
