import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets } from './class-of-sheets.ts';

/** An old block after UNI 938: labels above the values, modifications in a table of their own. */
const oldUni: ClassOfSheets = {
  name: 'old UNI block with a table of modifications',
  pages: [
    new SheetBuilder()
      .box(300, 430, 40, 14)
      .text(302, 440, 'MOD.', { size: 6 })
      .box(340, 430, 110, 14)
      .text(342, 440, 'DESCRIZIONE', { size: 6 })
      .box(450, 430, 60, 14)
      .text(452, 440, 'DATA', { size: 6 })
      .box(300, 416, 40, 14)
      .text(312, 426, 'A')
      .box(340, 416, 110, 14)
      .text(342, 426, 'Aggiunto foro M6')
      .box(450, 416, 60, 14)
      .text(452, 426, '12.03.98')
      .box(300, 402, 40, 14)
      .text(312, 412, 'B')
      .box(340, 402, 110, 14)
      .text(342, 412, 'Smusso era 1x45°')
      .box(450, 402, 60, 14)
      .text(452, 412, '02.11.01')
      .cell(520, 430, 150, 'MATERIA', 'Fe 510 UNI 7070')
      .cell(670, 430, 150, 'TRATT. TERM.', 'Cementazione prof. 0,8')
      .cell(520, 458, 150, 'PARTICOLARE', 'LEVA DI COMANDO')
      .cell(670, 458, 90, 'DIS. N°', '12.345.678')
      .cell(760, 458, 60, 'MODIFICA', 'B')
      .cell(520, 486, 75, 'SCALA', '1:1')
      .cell(595, 486, 75, 'PESO KG', '0,86')
      .cell(670, 486, 150, 'SOSTITUISCE IL', '12.345.111')
      .build(),
  ],
  parts: [
    {
      code: '12.345.678',
      revision: 'B',
      title: 'LEVA DI COMANDO',
      material: 'Fe 510 UNI 7070',
      heatTreatment: 'Cementazione prof. 0,8',
      surfaceTreatment: null,
      scale: '1:1',
      weight: 0.86,
      threads: [],
    },
  ],
};

/** Plain text without cells, label and value in one line. */
const plainText: ClassOfSheets = {
  name: 'block of plain lines with colons',
  pages: [
    new SheetBuilder()
      .text(560, 480, 'Codice: 900-12-44')
      .text(560, 492, 'Descrizione: SUPPORTO MOTORE')
      .text(560, 504, 'Materiale: S235JR')
      .text(560, 516, 'Finitura: Zincatura bianca')
      .text(560, 528, 'Toll. gen.: ISO 2768-c')
      .text(720, 480, 'Rev.: 2')
      .text(720, 492, 'Scala: 1:5')
      .text(720, 504, 'Peso: 4,2 kg')
      .build(),
  ],
  parts: [
    {
      code: '900-12-44',
      revision: '2',
      title: 'SUPPORTO MOTORE',
      material: 'S235JR',
      surfaceTreatment: 'Zincatura bianca',
      heatTreatment: null,
      generalTolerance: 'ISO 2768 c',
      scale: '1:5',
      weight: 4.2,
    },
  ],
};

/** Values that most sheets have in the block stand in numbered notes. */
const numberedNotes: ClassOfSheets = {
  name: 'material, units and tolerances in numbered notes',
  pages: [
    new SheetBuilder()
      .text(60, 60, 'NOTE:')
      .text(60, 72, '1. QUOTE IN MILLIMETRI')
      .text(60, 84, '2. SMUSSI NON QUOTATI 0,5x45°')
      .text(60, 96, '3. TOLLERANZE GENERALI ISO 2768-mK')
      .text(60, 108, "4. RUGOSITA' GENERALE Ra 3,2")
      .text(60, 120, '5. MATERIALE: 39NiCrMo3')
      .text(60, 132, '6. TRATTAMENTO: BONIFICA 28-32 HRC')
      .cell(560, 500, 140, 'TITOLO', 'ALBERO DI RINVIO')
      .cell(700, 500, 80, 'CODICE', 'AR-0815')
      .cell(780, 500, 40, 'REV', '01')
      .build(),
  ],
  parts: [
    {
      code: 'AR-0815',
      revision: '01',
      title: 'ALBERO DI RINVIO',
      material: '39NiCrMo3',
      heatTreatment: 'BONIFICA 28-32 HRC',
      generalTolerance: 'ISO 2768 mK',
      generalRoughness: 'Ra 3.2',
      units: 'mm',
    },
  ],
};

/** The block of a parametric CAD system in Italian: persons, dates and properties of the model. */
const modelProperties: ClassOfSheets = {
  name: 'block with the properties of the model',
  pages: [
    new SheetBuilder()
      .cell(440, 440, 100, 'Progettato da', 'M. Bianchi')
      .cell(540, 440, 100, 'Controllato da', 'G. Verdi')
      .cell(640, 440, 100, 'Approvato da', 'L. Neri')
      .cell(740, 440, 80, 'Data', '12/02/2025')
      .cell(440, 468, 200, 'Titolo', 'Alberino portafresa')
      .cell(640, 468, 180, 'Materiale', '16MnCr5 (1.7131)')
      .cell(440, 496, 150, 'Numero parte', 'ALB-77')
      .cell(590, 496, 100, 'Numero revisione', '1')
      .cell(690, 496, 70, 'Massa', '0,845 kg')
      .cell(760, 496, 60, 'Foglio', '1 / 1')
      .build(),
  ],
  parts: [
    {
      code: 'ALB-77',
      revision: '1',
      title: 'Alberino portafresa',
      material: '16MnCr5 (1.7131)',
      weight: 0.845,
    },
  ],
};

export const italianSheets = [oldUni, plainText, numberedNotes, modelProperties];
