import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

const block = (code: string) =>
  new SheetBuilder().cell(600, 500, 60, 'SCALA', '1:1').cell(660, 500, 120, 'CODICE', code);

const casting: ClassOfSheets = {
  name: 'a casting with draft, allowance and two weights',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 130, 'MATERIALE', 'EN-GJS-400-15')
      .cell(570, 440, 130, 'PESO GREZZO kg', '12,4')
      .cell(700, 440, 120, 'PESO FINITO kg', '9,8')
      .cell(440, 468, 200, 'DENOMINAZIONE', 'CORPO POMPA')
      .cell(640, 468, 120, 'N. DISEGNO', 'CPM-3301')
      .cell(760, 468, 60, 'REV.', '03')
      .text(60, 440, 'TOLLERANZE DI FUSIONE ISO 8062-3 DCTG 10', { size: 6 })
      .text(60, 452, 'TOLLERANZE DI LAVORAZIONE ISO 2768-mK', { size: 6 })
      .text(60, 464, 'SOVRAMETALLO 3 mm - SFORMO 2°', { size: 6 })
      .text(60, 476, 'RAGGI NON QUOTATI R3-R5', { size: 6 })
      .text(200, 330, '260')
      .text(100, 200, '⌀180', { angle: 90 })
      .text(250, 150, '⌀72 H7')
      .text(250, 250, '8x M10 PROF. 22')
      .build(),
  ],
  parts: [
    {
      code: 'CPM-3301',
      title: 'CORPO POMPA',
      revision: '03',
      material: 'EN-GJS-400-15',
      weight: 9.8,
      generalTolerance: 'ISO 2768 mK',
      fits: ['H7'],
      tolerances: [],
      threads: ['8x M10'],
      overall: [180, 260],
    },
  ],
};

const sheetMetal: ClassOfSheets = {
  name: 'a bent sheet with its flat pattern and bend notes',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 180, 'MATERIALE', 'DC01 sp. 2')
      .cell(620, 440, 200, 'TRATTAMENTO SUPERFICIALE', 'Verniciatura a polvere RAL 9005')
      .cell(440, 468, 200, 'DESCRIZIONE', 'CARTER LATERALE')
      .cell(640, 468, 120, 'CODICE', 'LM-5510-02')
      .cell(760, 468, 60, 'REV', 'B')
      .cell(440, 496, 60, 'SCALA', '1:5')
      .text(60, 440, 'RAGGIO INTERNO DI PIEGA 2', { size: 6 })
      .text(60, 452, 'SVILUPPO: 412,6 x 238,4', { size: 6 })
      .text(60, 464, 'FATTORE K 0,44', { size: 6 })
      .text(200, 330, '320')
      .text(100, 200, '180', { angle: 90 })
      .text(400, 120, '45')
      .text(320, 250, '4x ⌀6,5')
      .text(320, 280, "PIEGA 90° GIU'")
      .build(),
  ],
  parts: [
    {
      code: 'LM-5510-02',
      title: 'CARTER LATERALE',
      revision: 'B',
      material: 'DC01 sp. 2',
      surfaceTreatment: 'Verniciatura a polvere RAL 9005',
      tolerances: [],
      threads: [],
      overall: [320, 180, 45],
    },
  ],
};

const welded: ClassOfSheets = {
  name: 'weld sizes and standards of welds beside those of machining',
  pages: [
    block('WE-1')
      .text(60, 440, 'TOLLERANZE SALDATURA UNI EN ISO 13920-AE', { size: 6 })
      .text(60, 452, 'TOLLERANZE LAVORAZIONI UNI EN 22768-1 m', { size: 6 })
      .text(60, 464, 'SALDATURE NON QUOTATE a5 - EN ISO 5817-C', { size: 6 })
      .text(200, 330, '500 ±0,2')
      .text(100, 200, '250', { angle: 90 })
      .text(300, 100, 'a5 60 (40)')
      .text(300, 130, 'z6 111')
      .text(300, 160, '⌀50 H8')
      .build(),
  ],
  parts: [
    {
      code: 'WE-1',
      generalTolerance: 'ISO 2768 m',
      tolerances: ['499.8..500.2'],
      fits: ['H8'],
      threads: [],
      overall: [500, 250],
    },
  ],
};

const gear: ClassOfSheets = {
  name: 'a gear with the table of its teeth',
  pages: [
    block('GE-1')
      .cell(600, 472, 180, 'MATERIALE', '18NiCrMo5')
      .box(560, 40, 120, 14)
      .text(563, 50, 'MODULO')
      .box(680, 40, 80, 14)
      .text(683, 50, '2,5')
      .box(560, 54, 120, 14)
      .text(563, 64, 'NUMERO DI DENTI')
      .box(680, 54, 80, 14)
      .text(683, 64, '40')
      .box(560, 68, 120, 14)
      .text(563, 78, 'DIAMETRO PRIMITIVO')
      .box(680, 68, 80, 14)
      .text(683, 78, '100')
      .box(560, 82, 120, 14)
      .text(563, 92, 'SCARTAMENTO W5')
      .box(680, 82, 80, 14)
      .text(683, 92, '34,52')
      .text(60, 452, 'CEMENTAZIONE E TEMPRA 58-62 HRC PROF. 0,6-0,8', { size: 6 })
      .text(200, 330, '30 ±0,05')
      .text(100, 200, '⌀105 h8', { angle: 90 })
      .text(300, 160, '⌀35 H7')
      .text(300, 200, '10 JS9')
      .build(),
  ],
  parts: [
    {
      code: 'GE-1',
      material: '18NiCrMo5',
      tolerances: ['29.95..30.05'],
      fits: ['h8', 'H7', 'JS9'],
      threads: [],
      overall: [105, 30],
    },
  ],
};

/** Depths of layers, hardness and edges are ranges that are no limits of a size. */
const ranges: ClassOfSheets = {
  name: 'ranges of layers, hardness, edges and radii',
  pages: [
    block('RA-1')
      .text(60, 60, 'CEMENTARE PROF. 0,8-1,2 mm')
      .text(60, 90, 'NITRURARE 0,30-0,35 HV 750')
      .text(60, 120, 'ANODIZZAZIONE 15-20 µm')
      .text(60, 150, 'SPIGOLI 0,2-0,5')
      .text(60, 180, 'RAGGI 0,2÷0,4')
      .text(60, 210, 'HRC 58-62')
      .text(60, 240, '28-32 HRC')
      .text(60, 270, 'CHROME 0.02-0.03 THICK')
      .text(300, 60, 'BREAK EDGES 0.1-0.3')
      .text(300, 90, 'Kanten gebrochen 0,3-0,5')
      .text(300, 120, 'Härtetiefe 1,0-1,4')
      .text(300, 150, 'EHT 0,5+0,3')
      .text(300, 180, 'GIUNTO 0,1-0,2 MAX')
      .text(300, 250, '25 ±0,1')
      .build(),
  ],
  parts: [{ code: 'RA-1', tolerances: ['24.9..25.1'], tightest: 0.2, fits: [], threads: [] }],
};

const springSteel: ClassOfSheets = {
  name: 'heat and surface treatment in notes of their own',
  pages: [
    block('TT-1')
      .cell(600, 472, 180, 'MATERIALE', '42CrMo4')
      .text(60, 60, 'NOTE')
      .text(60, 72, '1) TRATTAMENTO TERMICO: BONIFICA 30-34 HRC')
      .text(60, 84, '2) TRATTAMENTO SUPERFICIALE: BRUNITURA')
      .text(60, 96, '3) TOLLERANZE GENERALI: UNI EN 22768-fH')
      .text(60, 108, '4) RUGOSITÀ GENERALE: Ra 1,6')
      .build(),
  ],
  parts: [
    {
      code: 'TT-1',
      material: '42CrMo4',
      heatTreatment: 'BONIFICA 30-34 HRC',
      surfaceTreatment: 'BRUNITURA',
      generalTolerance: 'ISO 2768 fH',
      generalRoughness: 'Ra 1.6',
    },
  ],
};

export const processSheets = [casting, sheetMetal, welded, gear, ranges, springSteel];
