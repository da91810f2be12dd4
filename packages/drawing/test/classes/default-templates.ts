import { SheetBuilder } from '../sheet-builder.ts';
import type { ClassOfSheets, Expected } from './class-of-sheets.ts';

interface TemplateWords {
  readonly notes: readonly string[];
  readonly finish: string;
  readonly edges: string;
  readonly noScale: string;
  readonly revision: string;
  readonly heads: readonly [string, string, string];
  readonly persons: readonly string[];
  readonly title: string;
  readonly material: string;
  readonly number: string;
  readonly weight: string;
  readonly scale: string;
  readonly sheet: string;
}

interface TemplateValues {
  readonly code: string;
  readonly revision: string;
  readonly title: string;
  readonly material: string;
  readonly finish: string;
}

/** The A3 template of SolidWorks by ISO: words of one language, the places are the same in all of them. */
function isoTemplate(words: TemplateWords, values: TemplateValues) {
  const sheet = new SheetBuilder().box(380, 440, 150, 40);
  words.notes.forEach((note, at) => {
    sheet.text(383, 447 + at * 6, note, { size: 4.5 });
  });
  sheet
    .cell(530, 440, 60, words.finish, values.finish, 40)
    .box(590, 440, 80, 40)
    .text(593, 450, words.edges, { size: 4.5 })
    .box(670, 440, 90, 40)
    .text(673, 450, words.noScale, { size: 4.5 })
    .cell(760, 440, 60, words.revision, values.revision, 40);
  words.heads.forEach((head, at) => {
    sheet.box(430 + at * 50, 480, 50, 10).text(433 + at * 50, 487, head, { size: 4.5 });
  });
  words.persons.forEach((person, at) => {
    const y = 490 + at * 10;
    sheet.box(380, y, 50, 10).text(383, y + 7, person, { size: 4.5 });
    sheet.box(430, y, 50, 10).box(480, y, 50, 10).box(530, y, 50, 10);
  });
  return sheet
    .text(433, 497, 'M. Rossi', { size: 5 })
    .text(533, 497, '12/03/2026', { size: 5 })
    .cell(580, 480, 240, words.title, values.title, 32)
    .cell(580, 512, 90, words.material, values.material, 28)
    .cell(670, 512, 120, words.number, values.code, 28)
    .box(790, 512, 30, 28)
    .text(798, 530, 'A3', { size: 10 })
    .box(580, 540, 90, 12)
    .text(583, 548, words.weight, { size: 4.5 })
    .box(670, 540, 70, 12)
    .text(673, 548, `${words.scale}1:1`, { size: 4.5 })
    .box(740, 540, 80, 12)
    .text(743, 548, words.sheet, { size: 4.5 })
    .text(300, 585, 'SOLIDWORKS Educational Product. For Instructional Use Only.', { size: 9 });
}

const english: TemplateWords = {
  notes: [
    'UNLESS OTHERWISE SPECIFIED:',
    'DIMENSIONS ARE IN MILLIMETERS',
    'SURFACE FINISH:',
    'TOLERANCES:',
    '   LINEAR:',
    '   ANGULAR:',
  ],
  finish: 'FINISH:',
  edges: 'DEBURR AND BREAK SHARP EDGES',
  noScale: 'DO NOT SCALE DRAWING',
  revision: 'REVISION',
  heads: ['NAME', 'SIGNATURE', 'DATE'],
  persons: ['DRAWN', "CHK'D", "APPV'D", 'MFG', 'Q.A'],
  title: 'TITLE:',
  material: 'MATERIAL:',
  number: 'DWG NO.',
  weight: 'WEIGHT:',
  scale: 'SCALE:',
  sheet: 'SHEET 1 OF 1',
};

const german: TemplateWords = {
  notes: [
    'WENN NICHT ANDERS DEFINIERT:',
    'BEMASSUNGEN SIND IN MILLIMETER',
    'OBERFLÄCHENBESCHAFFENHEIT:',
    'TOLERANZEN:',
    '   LINEAR:',
    '   WINKEL:',
  ],
  finish: 'OBERFLÄCHENGÜTE:',
  edges: 'ENTGRATEN UND SCHARFE KANTEN BRECHEN',
  noScale: 'ZEICHNUNG NICHT SKALIEREN',
  revision: 'ÄNDERUNG',
  heads: ['NAME', 'SIGNATUR', 'DATUM'],
  persons: ['GEZEICHNET', 'GEPRÜFT', 'GENEHMIGT', 'PRODUKTION', 'QUALITÄT'],
  title: 'BENENNUNG:',
  material: 'WERKSTOFF:',
  number: 'ZEICHNUNGSNR.',
  weight: 'GEWICHT:',
  scale: 'MASSSTAB:',
  sheet: 'BLATT 1 VON 1',
};

const french: TemplateWords = {
  notes: [
    'SAUF INDICATION CONTRAIRE:',
    'LES COTES SONT EN MILLIMETRES',
    'ETAT DE SURFACE: Ra 3.2',
    'TOLERANCES: ISO 2768-mK',
    '   LINEAIRES:',
    '   ANGULAIRES:',
  ],
  finish: 'FINITION:',
  edges: 'CASSER LES ANGLES VIFS',
  noScale: "NE PAS CHANGER L'ECHELLE",
  revision: 'REVISION',
  heads: ['NOM', 'SIGNATURE', 'DATE'],
  persons: ['AUTEUR', 'VERIF.', 'APPR.', 'FAB.', 'QUAL.'],
  title: 'TITRE:',
  material: 'MATERIAU:',
  number: 'No. DE PLAN',
  weight: 'MASSE:',
  scale: 'ECHELLE:',
  sheet: 'FEUILLE 1 SUR 1',
};

const template = (
  language: string,
  words: TemplateWords,
  values: TemplateValues,
  expected: Expected,
): ClassOfSheets => ({
  name: `the ISO template of SolidWorks in ${language}`,
  pages: [isoTemplate(words, values).build()],
  parts: [expected],
});

const templates = [
  template(
    'English, all but the number left empty',
    english,
    { code: 'Motor_Plate_V2', revision: '', title: '', material: '', finish: '' },
    {
      code: 'Motor_Plate_V2',
      revision: null,
      title: null,
      material: null,
      surfaceTreatment: null,
      heatTreatment: null,
      generalTolerance: null,
      weight: null,
      scale: '1:1',
      units: 'mm',
      threads: [],
    },
  ),
  template(
    'English, filled in',
    english,
    {
      code: 'RA-204-011',
      revision: 'B',
      title: 'SENSOR BRACKET',
      material: '6061 Alloy',
      finish: 'Clear anodize',
    },
    {
      code: 'RA-204-011',
      revision: 'B',
      title: 'SENSOR BRACKET',
      material: '6061 Alloy',
      surfaceTreatment: 'Clear anodize',
      generalTolerance: null,
      weight: null,
    },
  ),
  template(
    'German',
    german,
    { code: '3011-07', revision: '2', title: 'Lagerbock links', material: 'EN-GJL-250', finish: '' },
    {
      code: '3011-07',
      revision: '2',
      title: 'Lagerbock links',
      material: 'EN-GJL-250',
      surfaceTreatment: null,
      generalTolerance: null,
      scale: '1:1',
      weight: null,
      units: 'mm',
    },
  ),
  template(
    'French',
    french,
    { code: 'P-118-A', revision: 'A', title: 'Bride de serrage', material: 'S235JR', finish: 'Zingué blanc' },
    {
      code: 'P-118-A',
      revision: 'A',
      title: 'Bride de serrage',
      material: 'S235JR',
      surfaceTreatment: 'Zingué blanc',
      generalTolerance: 'ISO 2768 mK',
      generalRoughness: 'Ra 3.2',
      scale: '1:1',
      weight: null,
    },
  ),
];

/** The ANSI template of SolidWorks: a block of notes whose signs have no values, columns of applications. */
function ansiTemplate(
  tolerances: readonly string[],
  values: TemplateValues & { readonly comments: string },
): SheetBuilder {
  const sheet = new SheetBuilder()
    .box(200, 440, 130, 112)
    .text(205, 480, 'PROPRIETARY AND CONFIDENTIAL', { size: 5 })
    .text(205, 490, 'THE INFORMATION CONTAINED IN THIS', { size: 4 })
    .text(205, 496, 'DRAWING IS THE SOLE PROPERTY OF', { size: 4 })
    .text(205, 502, '<INSERT COMPANY NAME HERE>. ANY', { size: 4 })
    .text(205, 508, 'REPRODUCTION IN PART OR AS A WHOLE', { size: 4 })
    .text(205, 514, 'WITHOUT WRITTEN PERMISSION IS PROHIBITED.', { size: 4 })
    .box(330, 440, 50, 98)
    .text(333, 536, 'NEXT ASSY', { size: 4.5 })
    .box(380, 440, 50, 98)
    .text(383, 536, 'USED ON', { size: 4.5 })
    .box(330, 538, 100, 14)
    .text(360, 548, 'APPLICATION', { size: 5 })
    .box(430, 440, 120, 60)
    .text(433, 446, 'UNLESS OTHERWISE SPECIFIED:', { size: 4.5 });
  tolerances.forEach((text, at) => {
    sheet.text(433, 453 + at * 6, text, { size: 4.5 });
  });
  sheet
    .box(430, 500, 120, 18)
    .text(433, 505, 'MATERIAL', { size: 4.5 })
    .box(430, 518, 120, 20)
    .text(433, 523, 'FINISH', { size: 4.5 })
    .box(430, 538, 120, 14)
    .text(450, 548, 'DO NOT SCALE DRAWING', { size: 5 });
  if (values.material !== '') sheet.text(440, 514, values.material, { size: 6 });
  if (values.finish !== '') sheet.text(440, 532, values.finish, { size: 6 });
  ['DRAWN', 'CHECKED', 'ENG APPR.', 'MFG APPR.', 'Q.A.'].forEach((person, at) => {
    sheet.box(550, 450 + at * 10, 90, 10).text(552, 457 + at * 10, person, { size: 4.5 });
  });
  return sheet
    .text(600, 446, 'NAME', { size: 4.5 })
    .text(625, 446, 'DATE', { size: 4.5 })
    .box(550, 500, 90, 52)
    .text(552, 506, 'COMMENTS:', { size: 4.5 })
    .text(556, 518, values.comments, { size: 6 })
    .box(640, 440, 180, 60)
    .text(643, 447, 'TITLE:', { size: 4.5 })
    .text(660, 480, values.title, { size: 12 })
    .box(640, 500, 30, 36)
    .text(642, 506, 'SIZE', { size: 4.5 })
    .text(648, 526, 'B', { size: 12 })
    .box(670, 500, 120, 36)
    .text(673, 506, 'DWG.  NO.', { size: 4.5 })
    .text(680, 526, values.code, { size: 12 })
    .box(790, 500, 30, 36)
    .text(792, 506, 'REV', { size: 4.5 })
    .text(800, 526, values.revision, { size: 12 })
    .box(640, 536, 180, 16)
    .text(643, 546, 'SCALE: 1:2', { size: 5 })
    .text(700, 546, 'WEIGHT:', { size: 5 })
    .text(760, 546, 'SHEET 1 OF 1', { size: 5 });
}

const ansiEmpty: ClassOfSheets = {
  name: 'the ANSI template of SolidWorks whose tolerances nobody wrote',
  pages: [
    ansiTemplate(
      [
        'DIMENSIONS ARE IN INCHES',
        'TOLERANCES:',
        'FRACTIONAL ±',
        'ANGULAR: MACH ±    BEND ±',
        'TWO PLACE DECIMAL    ±',
        'THREE PLACE DECIMAL  ±',
        'INTERPRET GEOMETRIC',
        'TOLERANCING PER:',
      ],
      { code: 'ARM-7', revision: '', title: 'SWING ARM', material: '', finish: '', comments: '' },
    )
      .text(90, 120, '4.250')
      .text(60, 200, '2.50', { angle: 90 })
      .build(),
  ],
  parts: [
    {
      code: 'ARM-7',
      revision: null,
      title: 'SWING ARM',
      material: null,
      surfaceTreatment: null,
      heatTreatment: null,
      generalTolerance: null,
      units: 'in',
      scale: '1:2',
      weight: null,
      tolerances: [],
      overall: [4.25, 2.5],
    },
  ],
};

const ansiFilled: ClassOfSheets = {
  name: 'the ANSI template of SolidWorks in millimetres, with places and a comment',
  pages: [
    ansiTemplate(
      [
        'DIMENSIONS ARE IN MILLIMETERS',
        'TOLERANCES:',
        'ANGULAR: MACH ±0.5°  BEND ±1°',
        'ONE PLACE DECIMAL    ±0.5',
        'TWO PLACE DECIMAL    ±0.13',
        'THREE PLACE DECIMAL  ±0.025',
        'TOLERANCING PER: ASME Y14.5-2018',
      ],
      {
        code: 'VC-1002-3',
        revision: '4',
        title: 'VACUUM CHAMBER LID',
        material: '304L SST',
        finish: 'ELECTROPOLISH',
        comments: 'CLEAN FOR UHV',
      },
    )
      .text(60, 100, '8X ⌀6.6 THRU')
      .text(60, 140, '4X M5x0.8 - 6H ↧12')
      .build(),
  ],
  parts: [
    {
      code: 'VC-1002-3',
      revision: '4',
      title: 'VACUUM CHAMBER LID',
      material: '304L SST',
      surfaceTreatment: 'ELECTROPOLISH',
      generalTolerance: '2: 0.13, 3: 0.025',
      units: 'mm',
      scale: '1:2',
      threads: ['4x M5-6H'],
      fits: [],
    },
  ],
};

export const defaultTemplates = [...templates, ansiEmpty, ansiFilled];
