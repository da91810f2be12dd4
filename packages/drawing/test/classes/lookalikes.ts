import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', code);

/** A printed table of general tolerances: its ranges are no sizes of the part. */
const printedTable: ClassOfSheets = {
  name: 'a printed table of general tolerances as text',
  pages: [
    block('LT-1')
      .text(60, 400, 'TOLLERANZE GENERALI ISO 2768-m', { size: 6 })
      .text(60, 410, '0,5 - 6   ±0,1', { size: 6 })
      .text(60, 420, '> 6 - 30   ±0,2', { size: 6 })
      .text(60, 430, 'OLTRE 30 FINO A 120 ±0,3', { size: 6 })
      .text(60, 440, 'da 120 a 400 ±0,5', { size: 6 })
      .text(60, 450, '400÷1000 ±0,8', { size: 6 })
      .text(60, 460, '≤ 3 ±0,05', { size: 6 })
      .text(60, 470, 'FINO A 6 ±0,1', { size: 6 })
      .text(60, 480, 'UP TO 6 ±0,1', { size: 6 })
      .text(60, 490, 'über 6 bis 30 ±0,2', { size: 6 })
      .text(200, 100, '40 ±0,15')
      .build(),
  ],
  parts: [{ code: 'LT-1', generalTolerance: 'ISO 2768 m', tolerances: ['39.85..40.15'], tightest: 0.3 }],
};

/** Lines that tell what changed name sizes that hold no more. */
const changes: ClassOfSheets = {
  name: 'notes on changes with earlier sizes',
  pages: [
    block('LT-2')
      .text(60, 400, 'REV. B MODIFICATA QUOTA 50 ±0,01 IN 50 ±0,1')
      .text(60, 420, 'ERA ⌀30 H6')
      .text(60, 440, 'AGGIUNTO FORO ⌀8 H7, ELIMINATA QUOTA 12 ±0,02')
      .text(60, 460, 'CHANGED FROM 20 ±0.01 TO 20 ±0.05')
      .text(200, 100, '50 ±0,1')
      .text(200, 130, '⌀30 H7')
      .build(),
  ],
  parts: [{ code: 'LT-2', tolerances: ['49.9..50.1'], fits: ['H7'] }],
};

/** Fits in every spelling, some with their limits in brackets beside them. */
const fits: ClassOfSheets = {
  name: 'spellings of fits, and limits beside them',
  pages: [
    block('LT-3')
      .text(60, 60, '⌀20H7')
      .text(60, 90, '⌀25 g6 (-0,007/-0,020)')
      .text(60, 120, 'Ø30 js6')
      .text(60, 150, '⌀ 35 f7')
      .text(60, 180, '⌀40 H8')
      .text(95, 175, '+0,039', { size: 5 })
      .text(95, 182, '0', { size: 5 })
      .text(60, 210, '⌀15 K7 (2x)')
      .build(),
  ],
  parts: [{ code: 'LT-3', fits: ['H7', 'g6', 'js6', 'f7', 'H8', 'K7'], tolerances: [] }],
};

const counted: ClassOfSheets = {
  name: 'sizes with counts and words around their tolerance',
  pages: [
    block('LT-4')
      .text(60, 60, '4x ⌀9 ±0,1 PASS.')
      .text(60, 90, '80 ±0,05 (x2)')
      .text(60, 120, '2 x R5 ±0,2')
      .text(60, 150, 'INTERASSE 110 ±0,03')
      .text(60, 180, '(120 ±0,4)')
      .text(60, 210, 'N.2 CAVE 8 P9 x 30')
      .text(60, 240, '⌀60 0/-0,03')
      .build(),
  ],
  parts: [
    {
      code: 'LT-4',
      fits: ['P9'],
      tolerances: ['8.9..9.1', '79.95..80.05', '4.8..5.2', '109.97..110.03', '119.6..120.4', '59.97..60'],
    },
  ],
};

/** Two systems of units: inches stand in square brackets. */
const dual: ClassOfSheets = {
  name: 'sizes in millimetres with inches in brackets',
  pages: [
    block('LT-5')
      .text(60, 480, 'QUOTE IN mm [INCH]')
      .text(200, 330, '50,8 [2.00]')
      .text(100, 200, '⌀25,4 [1.000]', { angle: 90 })
      .text(200, 100, '12,70 ±0,05 [.500 ±.002]')
      .build(),
  ],
  parts: [{ code: 'LT-5', units: 'mm', overall: [25.4, 50.8], tolerances: ['12.65..12.75'] }],
};

/** Numbers of other drawings beside the own one. */
const otherNumbers: ClassOfSheets = {
  name: 'numbers of the raw part and the assembly beside the own one',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 130, 'COD. GREZZO', '4455-G')
      .cell(570, 440, 130, 'DISEGNO ASSIEME', 'AS-100')
      .cell(700, 440, 120, 'CODICE MATERIALE', '100245')
      .cell(440, 468, 130, 'PESO GREZZO', '3,2 kg')
      .cell(570, 468, 130, 'PESO FINITO', '1,8 kg')
      .cell(700, 468, 120, 'SCALA', '2:1 (1:5)')
      .cell(440, 496, 160, 'DENOMINAZIONE', 'FLANGIA')
      .cell(600, 496, 140, 'N. DISEGNO', 'TR-55')
      .cell(740, 496, 80, 'MATERIALE', 'C45')
      .text(100, 100, '⌀30 H7')
      .build(),
  ],
  parts: [{ code: 'TR-55', title: 'FLANGIA', material: 'C45', weight: 1.8, scale: '2:1' }],
};

const depths: ClassOfSheets = {
  name: 'threads with the depth of their hole',
  pages: [
    block('LT-6')
      .text(60, 60, '4xM6 prof. 15/20')
      .text(60, 90, 'M12x1,75 PROF.25 FORO PROF.30')
      .text(60, 120, 'M8x16/20')
      .text(60, 150, 'Tr20x4 SX')
      .text(60, 180, 'G 1/2" PASS.')
      .text(60, 210, '3xM5')
      .build(),
  ],
  parts: [
    {
      code: 'LT-6',
      threads: ['4x M6', '1x M12', '1x M8', '1x Tr20x4-LH', '1x G1/2', '3x M5'],
      tolerances: [],
    },
  ],
};

function rows() {
  const sheet = block('GD-3');
  // A composite frame: one symbol over two rows.
  sheet.box(100, 60, 14, 28).text(103, 77, '⌖');
  sheet.box(114, 60, 34, 14).text(117, 70, '⌀0,4').box(148, 60, 14, 14).text(152, 70, 'A');
  sheet.box(114, 74, 34, 14).text(117, 84, '⌀0,1');
  // One run without lines between the cells.
  sheet.box(100, 120, 90, 14).text(103, 130, '⟂ 0,02 A');
  // A table of letters and sizes is no frame.
  sheet.box(300, 60, 14, 14).text(304, 70, 'a').box(314, 60, 30, 14).text(317, 70, '20');
  sheet.box(300, 74, 14, 14).text(304, 84, 'b').box(314, 74, 30, 14).text(317, 84, '0,5');
  return sheet.build();
}

const composite: ClassOfSheets = {
  name: 'a composite frame, a frame of one run, and a small table',
  pages: [rows()],
  parts: [
    {
      code: 'GD-3',
      frames: ['position ⌀0.4 A', 'position ⌀0.1', 'perpendicularity 0.02 A'],
      tolerances: [],
    },
  ],
};

export const lookalikes = [printedTable, changes, fits, counted, dual, otherNumbers, depths, composite];
