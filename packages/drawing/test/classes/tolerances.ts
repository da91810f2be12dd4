import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const CELL = 14;

/** A frame of ISO 1101 whose cells hold text; an empty first cell is left for a drawn symbol. */
function frame(sheet: SheetBuilder, x: number, y: number, cells: readonly string[]) {
  let left = x;
  for (const text of cells) {
    const width = Math.max(CELL, text.length * 4.4 + 6);
    sheet.box(left, y, width, CELL);
    if (text !== '') sheet.text(left + 3, y + 10, text);
    left += width;
  }
  return sheet;
}

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', code);

function writtenFrames() {
  const sheet = block('GD-1').text(60, 540, 'Tolleranze generali UNI EN 22768-mK', { size: 6 });
  frame(sheet, 100, 60, ['⌖', '⌀0,1 Ⓜ', 'A', 'B', 'C']);
  frame(sheet, 100, 100, ['⏥', '0,05']);
  frame(sheet, 100, 140, ['↗', '0,02', 'A-B']);
  frame(sheet, 100, 180, ['⌰', '0,03', 'A']);
  frame(sheet, 100, 220, ['⌓', '0,4', 'A', 'B']);
  frame(sheet, 300, 60, ['⌭', '0,01']);
  frame(sheet, 300, 100, ['⌯', '0,06', 'D']);
  frame(sheet, 300, 140, ['○', '0,004']);
  return sheet.build();
}

const symbolsOfAFont: ClassOfSheets = {
  name: 'frames whose symbols are letters of a font',
  pages: [writtenFrames()],
  parts: [
    {
      code: 'GD-1',
      generalTolerance: 'ISO 2768 mK',
      tolerances: [],
      fits: [],
      frames: [
        'position ⌀0.1 Ⓜ A B C',
        'flatness 0.05',
        'runout 0.02 A-B',
        'total_runout 0.03 A',
        'profile_surface 0.4 A B',
        'cylindricity 0.01',
        'symmetry 0.06 D',
        'circularity 0.004',
      ],
    },
  ],
};

function drawnFrames() {
  const sheet = block('GD-2');
  // Position: circle with a cross.
  frame(sheet, 100, 60, ['', '⌀0,2', 'A', 'B']).circle(107, 67, 6);
  sheet.line(102, 67, 112, 67).line(107, 62, 107, 72);
  // Flatness: a slanted box.
  frame(sheet, 100, 100, ['', '0,05']);
  sheet.line(102, 111, 108, 111).line(106, 103, 112, 103).line(102, 111, 106, 103).line(108, 111, 112, 103);
  // Runout: an arrow of a shaft and two barbs.
  frame(sheet, 100, 140, ['', '0,02', 'A']);
  sheet.line(103, 151, 111, 143).line(111, 143, 107, 144).line(111, 143, 110, 147);
  // Parallelism, perpendicularity, cylindricity.
  frame(sheet, 100, 180, ['', '0,03', 'B']).line(103, 191, 107, 183).line(107, 191, 111, 183);
  frame(sheet, 100, 220, ['', '0,04', 'C']).line(103, 231, 111, 231).line(107, 223, 107, 231);
  frame(sheet, 100, 260, ['', '0,01']).circle(107, 267, 5).line(102, 271, 105, 263).line(109, 271, 112, 263);
  return sheet.build();
}

const drawnSymbols: ClassOfSheets = {
  name: 'frames whose symbols are lines',
  pages: [drawnFrames()],
  parts: [
    {
      code: 'GD-2',
      tolerances: [],
      frames: [
        'position ⌀0.2 A B',
        'flatness 0.05',
        'runout 0.02 A',
        'parallelism 0.03 B',
        'perpendicularity 0.04 C',
        'cylindricity 0.01',
      ],
    },
  ],
};

/** Deviations in small letters behind the nominal, level and upright, with and without signs. */
const stacked: ClassOfSheets = {
  name: 'deviations one above the other',
  pages: [
    block('ST-1')
      .text(100, 100, '⌀30')
      .text(115, 95, '+0,02', { size: 5 })
      .text(115, 102, '-0,01', { size: 5 })
      .text(100, 150, '45')
      .text(110, 145, '0', { size: 5 })
      .text(110, 152, '-0,1', { size: 5 })
      .text(100, 200, '12')
      .text(110, 195, '+0,05', { size: 5 })
      .text(110, 202, '0', { size: 5 })
      .text(100, 250, '⌀18')
      .text(115, 245, '−0,016', { size: 5 })
      .text(115, 252, '−0,034', { size: 5 })
      .text(300, 200, '⌀52', { angle: 90 })
      .text(295, 185, '+0,03', { size: 5, angle: 90 })
      .text(302, 185, '0', { size: 5, angle: 90 })
      .text(400, 100, '20,5')
      .text(420, 95, '+.03', { size: 5 })
      .text(420, 102, '–.02', { size: 5 })
      .build(),
  ],
  parts: [
    {
      code: 'ST-1',
      tightest: 0.018,
      tolerances: ['29.99..30.02', '44.9..45', '12..12.05', '17.966..17.984', '52..52.03', '20.48..20.53'],
    },
  ],
};

/** Two limits of one size: one above the other, with a stroke or a hyphen between them, in either order. */
const limits: ClassOfSheets = {
  name: 'limits of size',
  pages: [
    block('LI-1')
      .text(100, 92, '⌀30,02')
      .text(104.4, 100, '29,98')
      .text(100, 150, '30,52/29,48')
      .text(100, 200, '12,05 - 12,00')
      .text(100, 250, '⌀8,00-8,02')
      .text(300, 100, '⌀16,018 / 16,000')
      .text(300, 150, '2025-2026')
      .text(300, 200, '1200/1250')
      .text(300, 250, '14.05-14.10')
      .build(),
  ],
  parts: [
    {
      code: 'LI-1',
      tolerances: ['29.98..30.02', '29.48..30.52', '12..12.05', '8..8.02', '16..16.018', '14.05..14.1'],
    },
  ],
};

/** Every way to write a plain deviation, with numbers that only stand near one. */
const plusMinus: ClassOfSheets = {
  name: 'ways to write plus and minus',
  pages: [
    block('PM-1')
      .text(60, 60, '50 ± 0,1')
      .text(60, 90, '51±0.2')
      .text(60, 120, '52 +/-0,3')
      .text(60, 150, '53 +/- 0.05')
      .text(60, 180, '54 +-0,15')
      .text(60, 210, '⌀55 (±0,02)')
      .text(60, 240, '56 ± 0,2 mm')
      .text(60, 270, '10 ±.05')
      .text(60, 300, '30 +0,1 -0,05')
      .text(60, 330, '31 +0,03/+0,01')
      .text(60, 360, '32 -0,02/-0,05')
      .text(60, 390, '2x 12 ±0,1')
      .text(300, 60, 'R5 ±0,2')
      .text(300, 90, "45° ±30'")
      .text(300, 120, '30° ±0,5°')
      .text(300, 150, '33 −0,1/−0,2')
      .text(300, 180, '34 + 0,1 / - 0,2')
      .text(300, 210, 'DUREZZA 58 +2/0 HRC')
      .text(300, 240, 'HRC 58 ±2')
      .text(300, 270, '60 ±2 HRC')
      .text(300, 300, 'COPPIA 25 ±2 Nm')
      .text(300, 330, 'SPESSORE 15 ±3 µm')
      .build(),
  ],
  parts: [
    {
      code: 'PM-1',
      tightest: 0.02,
      tolerances: [
        '49.9..50.1',
        '50.8..51.2',
        '51.7..52.3',
        '52.95..53.05',
        '53.85..54.15',
        '54.98..55.02',
        '55.8..56.2',
        '9.95..10.05',
        '29.95..30.1',
        '31.01..31.03',
        '31.95..31.98',
        '11.9..12.1',
        '4.8..5.2',
        '32.8..32.9',
        '33.8..34.1',
      ],
    },
  ],
};

/** Angles, chamfers and countersinks have degrees; none of them is a size with a tolerance. */
const chamfers: ClassOfSheets = {
  name: 'angles and chamfers',
  pages: [
    block('CH-1')
      .text(200, 330, '120')
      .text(100, 200, '⌀40', { angle: 90 })
      .text(250, 60, '2x45°')
      .text(250, 80, '0,5 x 45°')
      .text(250, 100, 'SM. 1x45°')
      .text(250, 120, '1 x 30°')
      .text(250, 140, '15° ±1°')
      .text(250, 160, "30°±0°30'")
      .text(250, 180, 'C1')
      .text(250, 200, '45° +0,5°/0°')
      .text(400, 60, '⌀12 x 90°')
      .text(400, 80, 'R2 MAX')
      .text(400, 100, '118°')
      .text(400, 120, '1,5x20°')
      .text(400, 140, '45 ± 1°')
      .build(),
  ],
  parts: [{ code: 'CH-1', tolerances: [], fits: [], threads: [], overall: [40, 120] }],
};

/** Days, telephones, and legal data stand among the sizes where a block has no cells. */
const daysAndPhones: ClassOfSheets = {
  name: 'days and telephones near sizes',
  pages: [
    block('DT-1')
      .text(200, 330, '80')
      .text(100, 200, '⌀25 h6', { angle: 90 })
      .text(60, 400, '12-12-2025')
      .text(60, 415, '10.03.2026')
      .text(60, 430, '035/123456-123460')
      .text(60, 445, 'Tel. 0321 456789')
      .text(60, 460, '+39 0163 51234')
      .text(60, 475, '24060 SERIATE (BG)')
      .text(60, 490, '12/05/26 QUOTA 50 ERA 52')
      .text(60, 505, '0163-51234')
      .text(60, 520, '333 1234567')
      .build(),
  ],
  parts: [{ code: 'DT-1', tolerances: [], fits: ['h6'], overall: [25, 80] }],
};

export const tolerancedSheets = [
  symbolsOfAFont,
  drawnSymbols,
  stacked,
  limits,
  plusMinus,
  chamfers,
  daysAndPhones,
];
