import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** ISO 7200 with German words; general data stand in lines of their own beside the block. */
const german: ClassOfSheets = {
  name: 'German ISO 7200 block',
  pages: [
    new SheetBuilder()
      .text(440, 425, 'Allgemeintoleranzen: DIN ISO 2768-mK')
      .text(640, 425, 'Oberflächen: Rz 25')
      .cell(440, 440, 120, 'Werkstoff', '42CrMo4+QT')
      .cell(560, 440, 80, 'Gewicht', '850 g')
      .cell(640, 440, 60, 'Maßstab', '2:1')
      .cell(700, 440, 120, 'Dokumentenart', 'Einzelteilzeichnung')
      .cell(440, 468, 200, 'Titel, Zusätzlicher Titel', 'Antriebsflansch')
      .cell(640, 468, 120, 'Sachnummer', '1025-33-007')
      .cell(760, 468, 60, 'Änd.', 'B')
      .cell(440, 496, 120, 'Erstellt durch', 'K. Weber')
      .cell(560, 496, 120, 'Genehmigt von', 'H. Braun')
      .cell(680, 496, 80, 'Ausgabedatum', '2025-03-04')
      .cell(760, 496, 60, 'Blatt', '1/1')
      .build(),
  ],
  parts: [
    {
      code: '1025-33-007',
      revision: 'B',
      title: 'Antriebsflansch',
      material: '42CrMo4+QT',
      generalTolerance: 'ISO 2768 mK',
      generalRoughness: 'Rz 25',
      scale: '2:1',
      weight: 0.85,
    },
  ],
};

const french: ClassOfSheets = {
  name: 'French block',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 150, 'Matière', 'X2CrNiMo17-12-2')
      .cell(590, 440, 120, 'Traitement', 'Passivation')
      .cell(710, 440, 110, 'Masse', '0,12 kg')
      .cell(440, 468, 150, 'Tolérances générales', 'ISO 2768-fH')
      .cell(590, 468, 120, 'État de surface', 'Ra 1,6')
      .cell(710, 468, 110, 'Échelle', '5:1')
      .cell(440, 496, 150, 'Désignation', 'Bague d’arrêt')
      .cell(590, 496, 120, 'N° de plan', 'BA-220-03')
      .cell(710, 496, 50, 'Indice', 'B')
      .cell(760, 496, 60, 'Folio', '1/1')
      .build(),
  ],
  parts: [
    {
      code: 'BA-220-03',
      revision: 'B',
      title: 'Bague d’arrêt',
      material: 'X2CrNiMo17-12-2',
      surfaceTreatment: 'Passivation',
      generalTolerance: 'ISO 2768 fH',
      generalRoughness: 'Ra 1.6',
      scale: '5:1',
      weight: 0.12,
    },
  ],
};

/** Inches, tolerances by decimal places, pounds. */
const inches: ClassOfSheets = {
  name: 'American block in inches',
  pages: [
    new SheetBuilder()
      .box(400, 430, 150, 94)
      .text(403, 438, 'UNLESS OTHERWISE SPECIFIED:', { size: 5 })
      .text(403, 448, 'DIMENSIONS ARE IN INCHES', { size: 5 })
      .text(403, 458, 'TOLERANCES:', { size: 5 })
      .text(403, 468, 'FRACTIONAL ± 1/64', { size: 5 })
      .text(403, 478, 'ANGULAR: ± 1°', { size: 5 })
      .text(403, 488, 'TWO PLACE DECIMAL    ±.01', { size: 5 })
      .text(403, 498, 'THREE PLACE DECIMAL  ±.005', { size: 5 })
      .cell(550, 430, 130, 'MATERIAL', '6061-T6 ALUMINUM')
      .cell(680, 430, 140, 'FINISH', 'CLEAR ANODIZE')
      .cell(550, 458, 270, 'TITLE:', 'MOUNTING BRACKET')
      .cell(550, 486, 40, 'SIZE', 'B')
      .cell(590, 486, 170, 'DWG. NO.', 'MB-1007')
      .cell(760, 486, 60, 'REV', 'D')
      .box(550, 514, 270, 12)
      .text(553, 523, 'SCALE: 1:2', { size: 6 })
      .text(640, 523, 'WEIGHT: 0.42 LBS', { size: 6 })
      .text(750, 523, 'SHEET 1 OF 1', { size: 6 })
      .text(200, 300, '4.500')
      .text(330, 200, '2.250', { angle: 90 })
      .text(120, 120, '2X 1/4-20 UNC')
      .build(),
  ],
  parts: [
    {
      code: 'MB-1007',
      revision: 'D',
      title: 'MOUNTING BRACKET',
      material: '6061-T6 ALUMINUM',
      surfaceTreatment: 'CLEAR ANODIZE',
      generalTolerance: '2: 0.01, 3: 0.005',
      scale: '1:2',
      units: 'in',
      weight: 0.1905,
      threads: ['2x 1/4-20 UNC'],
    },
  ],
};

/** Two languages in every label. */
const bilingual: ClassOfSheets = {
  name: 'bilingual labels',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 190, 'Materiale / Material', 'EN AW-7075 T6')
      .cell(630, 440, 190, 'Trattamento / Treatment', 'Anodizzazione dura 50 µm')
      .cell(440, 468, 190, 'Denominazione / Description', 'PIASTRA BASE / BASE PLATE')
      .cell(630, 468, 130, 'Disegno n° / Drawing no.', '40.2210-A')
      .cell(760, 468, 60, 'Rev. / Rev.', '3')
      .cell(440, 496, 95, 'Scala / Scale', '1:2')
      .cell(535, 496, 95, 'Peso / Weight [kg]', '2,150')
      .cell(630, 496, 190, 'Toll. generali / General tol.', 'ISO 2768-mK')
      .build(),
  ],
  parts: [
    {
      code: '40.2210-A',
      revision: '3',
      title: 'PIASTRA BASE / BASE PLATE',
      material: 'EN AW-7075 T6',
      surfaceTreatment: 'Anodizzazione dura 50 µm',
      scale: '1:2',
      weight: 2.15,
      generalTolerance: 'ISO 2768 mK',
    },
  ],
};

/** A revision table at the top right; the block names the last one. */
const revisionsAbove: ClassOfSheets = {
  name: 'revision table at the top right',
  pages: [
    new SheetBuilder()
      .box(560, 20, 260, 14)
      .text(650, 30, 'REVISIONS', { size: 6 })
      .box(560, 34, 40, 14)
      .text(562, 44, 'REV.', { size: 6 })
      .box(600, 34, 130, 14)
      .text(602, 44, 'DESCRIPTION', { size: 6 })
      .box(730, 34, 50, 14)
      .text(732, 44, 'DATE', { size: 6 })
      .box(780, 34, 40, 14)
      .text(782, 44, 'APPROVED', { size: 6 })
      .box(560, 48, 40, 14)
      .text(575, 58, 'A')
      .box(600, 48, 130, 14)
      .text(602, 58, 'FIRST ISSUE')
      .box(730, 48, 50, 14)
      .text(732, 58, '2023-01-10', { size: 6 })
      .box(780, 48, 40, 14)
      .text(782, 58, 'JD')
      .box(560, 62, 40, 14)
      .text(575, 72, 'B')
      .box(600, 62, 130, 14)
      .text(602, 72, 'HOLE ADDED')
      .box(730, 62, 50, 14)
      .text(732, 72, '2024-06-02', { size: 6 })
      .box(780, 62, 40, 14)
      .text(782, 72, 'JD')
      .cell(560, 460, 260, 'MATERIAL', 'EN 1.4404')
      .cell(560, 488, 160, 'DRAWING NUMBER', 'VLV-30-118')
      .cell(720, 488, 50, 'REVISION', 'B')
      .cell(770, 488, 50, 'SCALE', '1:1')
      .cell(560, 516, 260, 'DESCRIPTION', 'VALVE BODY')
      .build(),
  ],
  parts: [{ code: 'VLV-30-118', revision: 'B', title: 'VALVE BODY', material: 'EN 1.4404', scale: '1:1' }],
};

export const foreignSheets = [german, french, inches, bilingual, revisionsAbove];
