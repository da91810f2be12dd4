import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', code);

/** A program that has no bold letters prints a text twice, a hair apart. */
const bold: ClassOfSheets = {
  name: 'letters that are printed twice to look bold',
  pages: [
    block('BO-1')
      .text(60, 470, 'TWO PLACE DECIMAL', { size: 6 })
      .text(125, 470, '±.01', { size: 6 })
      .text(125.3, 470, '±.01', { size: 6 })
      .text(60, 480, 'THREE PLACE DECIMAL', { size: 6 })
      .text(132, 480, '±.005', { size: 6 })
      .text(132.3, 480.1, '±.005', { size: 6 })
      .box(780, 500, 40, 28)
      .text(782, 506, 'REV', { size: 4.5 })
      .text(784, 522, 'i', { size: 9 })
      .text(784.4, 522, 'i', { size: 9 })
      .build(),
  ],
  parts: [{ code: 'BO-1', revision: 'i', generalTolerance: '2: 0.01, 3: 0.005' }],
};

/** The letter at the end of the number stands level with the revision in the corner of the sheet. */
const cornerLetter: ClassOfSheets = {
  name: 'a revision in the corner, level with the same letter in the number',
  pages: [
    new SheetBuilder()
      .cell(500, 468, 300, 'TITLE', 'BASE PLATE')
      .box(500, 496, 200, 28)
      .text(502, 502, 'PART NO.', { size: 4.5 })
      .text(560, 516, 'B')
      .text(568, 516, '1153-22')
      .box(700, 496, 100, 28)
      .text(702, 502, 'REV', { size: 4.5 })
      .text(793, 516, 'B')
      .build(),
  ],
  parts: [{ code: 'B 1153-22', title: 'BASE PLATE', revision: 'B' }],
};

/** Deviations that end below each other, and pairs on a line of their own below the size. */
const deviations: ClassOfSheets = {
  name: 'deviations aligned at their end, and pairs on the line below',
  pages: [
    block('DE-1')
      .text(60, 60, '4.425', { size: 14 })
      .text(100, 54, '+0.025', { size: 11 })
      .text(131, 65, '0', { size: 11 })
      .text(60, 120, '5.325', { size: 14 })
      .text(125, 114, '0', { size: 11 })
      .text(100, 125, '-0.05', { size: 11 })
      .text(300, 60, '⌀6.000')
      .text(290, 71, '+0.002/-0.000')
      .text(300, 120, '⌀30')
      .text(296, 131, '±0,02')
      .text(300, 180, '80')
      .text(300, 191, '+0,1 -0,2')
      .build(),
  ],
  parts: [
    {
      code: 'DE-1',
      tolerances: ['4.425..4.45', '5.275..5.325', '6..6.002', '29.98..30.02', '79.8..80.1'],
      tightest: 0.002,
    },
  ],
};

/** Inches in fractions: the first number alone would be an inch. */
const fractions: ClassOfSheets = {
  name: 'sizes in fractions of an inch',
  pages: [
    new SheetBuilder()
      .cell(560, 488, 150, 'DWG NO', 'FR-1')
      .cell(710, 488, 110, 'SCALE', '1:1')
      .text(60, 500, 'DIMENSIONS ARE IN INCHES', { size: 6 })
      .text(200, 330, '2 1/4')
      .text(100, 200, '1-1/2', { angle: 90 })
      .text(420, 200, '1/32')
      .text(420, 320, '3/8', { angle: 90 })
      .build(),
  ],
  parts: [{ code: 'FR-1', units: 'in', overall: [2.25, 1.5, 0.375], tolerances: [] }],
};

/** Only a view has a scale. */
const viewScale: ClassOfSheets = {
  name: 'a scale below the name of a section, and none of the sheet',
  pages: [
    new SheetBuilder()
      .text(60, 40, 'Rocket Motor Ring', { size: 14 })
      .text(60, 54, "Mat'l: 6061 Aluminum")
      .text(301, 256, 'SECTION B-B')
      .text(306, 266, 'SCALE 1 : 3')
      .text(200, 400, '3x #4-40 tapped hole')
      .text(200, 440, '#10-24x2 button head bolt')
      .build(),
  ],
  parts: [{ material: '6061 Aluminum', scale: null, threads: ['3x #4-40 UNC'] }],
};

const bullets: ClassOfSheets = {
  name: 'values behind dashes below their labels, and sheets of plastic',
  pages: [
    new SheetBuilder()
      .text(272, 466, 'Material:', { size: 14 })
      .text(272, 485, '- Aluminum', { size: 14 })
      .text(366, 466, 'Finish:', { size: 14 })
      .text(366, 485, '- Gold anodize', { size: 14 })
      .build(),
    new SheetBuilder(2)
      .text(300, 465, '3mm polycarbonate sheets', { size: 16 })
      .text(300, 487, 'Dimensions in millimeters', { size: 16 })
      .text(300, 510, 'Sheet 1 of 1, Scale 1:3', { size: 16 })
      .build(),
  ],
  parts: [
    { material: 'Aluminum', surfaceTreatment: 'Gold anodize' },
    { material: '3mm polycarbonate sheets', units: 'mm' },
  ],
};

export const printedTwice = [bold, cornerLetter, deviations, fractions, viewScale, bullets];
