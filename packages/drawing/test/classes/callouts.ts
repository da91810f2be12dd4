import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** Holes, fits and numbers that only look like them, in Italian. */
const italianHoles: ClassOfSheets = {
  name: 'holes with counts before, behind and below, and numbers that are no threads',
  pages: [
    new SheetBuilder()
      .cell(560, 468, 150, 'DENOMINAZIONE', 'FLANGIA DI TESTA')
      .cell(710, 468, 110, 'MATERIALE', '1.4404 (AISI 316L)')
      .cell(560, 496, 150, 'N. DISEGNO', 'FT-20-118')
      .cell(710, 496, 50, 'REV.', '2')
      .cell(760, 496, 60, 'PESO', '1.850 g')
      .text(80, 80, 'N°6 FORI M8 PROF. 20 EQUID.')
      .text(80, 120, 'M5 x 0,8 - N.4 FORI PASSANTI')
      .text(80, 160, 'n.2 fori ⌀8 H7 per spine ⌀8 m6')
      .text(80, 200, '3 LAMATURE PER VITI M6 UNI 5931')
      .text(80, 240, '⌀110 f7')
      .text(80, 280, 'INTERASSE 85 JS9')
      .text(80, 320, 'ANELLO SEEGER E30 - OR 2118')
      .text(80, 360, 'SP. 12 H=30 T=8')
      .build(),
  ],
  parts: [
    {
      code: 'FT-20-118',
      revision: '2',
      title: 'FLANGIA DI TESTA',
      material: '1.4404 (AISI 316L)',
      weight: 1.85,
      threads: ['6x M8', '4x M5'],
      fits: ['H7', 'JS9', 'f7', 'm6'],
    },
  ],
};

/** Labels to the left of their values without lines between them. */
const germanColumns: ClassOfSheets = {
  name: 'German labels to the left, without cells, with Rz and a raw part',
  pages: [
    new SheetBuilder()
      .text(540, 430, 'Benennung:')
      .text(620, 430, 'Lagerdeckel')
      .text(540, 444, 'Zeichnungs-Nr.:')
      .text(620, 444, 'LD 3310-07')
      .text(540, 458, 'Index:')
      .text(620, 458, 'a')
      .text(540, 472, 'Werkstoff:')
      .text(620, 472, 'EN-GJL-250')
      .text(540, 486, 'Maßstab:')
      .text(620, 486, '1:1')
      .text(540, 500, 'Gewicht:')
      .text(620, 500, '2,4 kg')
      .text(540, 514, 'Allgemeintoleranz:')
      .text(620, 514, 'DIN ISO 2768 - m H')
      .text(540, 528, 'Oberfläche:')
      .text(620, 528, 'Rz 63')
      .text(100, 100, '6x M10x1,25 - 20 tief')
      .text(100, 140, '⌀90 H7/k6')
      .text(100, 180, 'Kanten gebrochen 0,5x45°')
      .build(),
  ],
  parts: [
    {
      code: 'LD 3310-07',
      revision: 'a',
      title: 'Lagerdeckel',
      material: 'EN-GJL-250',
      scale: '1:1',
      weight: 2.4,
      generalTolerance: 'ISO 2768 mH',
      generalRoughness: 'Rz 63',
      threads: ['6x M10x1.25'],
    },
  ],
};

/** A French block with labels of persons, and treatments of both kinds. */
const frenchPersons: ClassOfSheets = {
  name: 'French block with persons, a thermal and a surface treatment',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 100, 'Dessiné par', 'L. Martin')
      .cell(540, 440, 100, 'Vérifié par', 'P. Petit')
      .cell(640, 440, 100, 'Approuvé par', 'A. Roux')
      .cell(740, 440, 80, 'Date', '03/02/2026')
      .cell(440, 468, 190, 'Matière', '35NCD16')
      .cell(630, 468, 190, 'Traitement thermique', 'Trempe revenu 1100-1250 MPa')
      .cell(440, 496, 190, 'Traitement de surface', 'Cadmiage 8 µm')
      .cell(630, 496, 190, 'Tolérances générales', 'ISO 2768-mK')
      .cell(440, 524, 190, 'Désignation', 'AXE DE CHAPE')
      .cell(630, 524, 100, 'Numéro de plan', 'AC-7716')
      .cell(730, 524, 40, 'Indice', 'C')
      .cell(770, 524, 50, 'Échelle', '2:1')
      .text(120, 120, '⌀16 h7')
      .build(),
  ],
  parts: [
    {
      code: 'AC-7716',
      revision: 'C',
      title: 'AXE DE CHAPE',
      material: '35NCD16',
      heatTreatment: 'Trempe revenu 1100-1250 MPa',
      surfaceTreatment: 'Cadmiage 8 µm',
      generalTolerance: 'ISO 2768 mK',
      scale: '2:1',
      fits: ['h7'],
    },
  ],
};

/** A block at the top left, no revision, trade names, and an empty material cell beside a parts list of bought screws. */
const emptyCells: ClassOfSheets = {
  name: 'empty cells stay empty beside values of other cells',
  pages: [
    new SheetBuilder()
      .cell(30, 30, 120, 'MATERIALE', '')
      .cell(150, 30, 120, 'TRATTAMENTO', '-')
      .cell(270, 30, 60, 'PESO', '')
      .cell(330, 30, 60, 'SCALA', '1:5')
      .cell(30, 58, 120, 'DESCRIZIONE', 'TELAIO SALDATO')
      .cell(150, 58, 120, 'CODICE', 'TS.0091.A')
      .cell(270, 58, 60, 'REVISIONE', '')
      .cell(330, 58, 60, 'FOGLIO', '1/3')
      .text(200, 300, 'SALDATURA a5 CONTINUA')
      .text(200, 330, 'TUBO 60x60x4')
      .build(),
  ],
  parts: [
    {
      code: 'TS.0091.A',
      revision: null,
      title: 'TELAIO SALDATO',
      material: null,
      heatTreatment: null,
      surfaceTreatment: null,
      weight: null,
      scale: '1:5',
      threads: [],
      fits: [],
    },
  ],
};

/** Inches with fractions, a class of a thread and hardness of a shaft; the material has a specification beside it. */
const inchShaft: ClassOfSheets = {
  name: 'inch shaft with thread classes and a material specification',
  pages: [
    new SheetBuilder()
      .box(400, 440, 150, 84)
      .text(403, 448, 'UNLESS OTHERWISE SPECIFIED', { size: 5 })
      .text(403, 458, 'DIMENSIONS ARE IN INCHES', { size: 5 })
      .text(403, 468, '.XX ±.01  .XXX ±.005', { size: 5 })
      .text(403, 478, 'SURFACE ROUGHNESS 63', { size: 5 })
      .cell(550, 440, 140, 'MATERIAL', 'AISI 17-4PH PER AMS 5643')
      .cell(690, 440, 130, 'HEAT TREAT', 'H900')
      .cell(550, 468, 270, 'TITLE', 'PUMP SHAFT')
      .cell(550, 496, 130, 'DRAWING NO', '2100-441-B')
      .cell(680, 496, 40, 'REV', 'E')
      .cell(720, 496, 100, 'SCALE', 'FULL')
      .text(100, 100, '1/2-20 UNF-2A')
      .text(100, 140, '.2500 +.0000/-.0005')
      .text(100, 180, '1/16-27 NPT')
      .build(),
  ],
  parts: [
    {
      code: '2100-441-B',
      revision: 'E',
      title: 'PUMP SHAFT',
      material: 'AISI 17-4PH PER AMS 5643',
      heatTreatment: 'H900',
      units: 'in',
      generalTolerance: '2: 0.01, 3: 0.005',
      scale: null,
      weight: null,
      threads: ['1x 1/2-20 UNF-2A', '1x 1/16-27 NPT'],
    },
  ],
};

export const calloutSheets = [italianHoles, germanColumns, frenchPersons, emptyCells, inchShaft];
