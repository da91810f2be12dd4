import { expect, test } from 'vitest';
import { StepText } from '../text/step-text.ts';
import { countDrawn, TEXT_KINDS, threadTexts } from './written-texts.ts';

const step = (entities: string) => new StepText(`DATA;${entities}ENDSEC;`, TEXT_KINDS);
const read = (text: string) => threadTexts(step(`#1=TEXT_LITERAL('','${text}',#2,'left',.RIGHT.,#3);`));

test.each([
  '4X M6x1-6H',
  'M8 - 6H',
  '4xM5',
  '2-M4',
  'M 8 x 1.25',
  'FILETTO M10x1',
  '0-80 UNF',
  '10-32 UNF-2B',
  '#6-32 TAP',
  '1/4-20 UNC',
  '1/2-28 UNEF',
  '1/4-28 UNJF-3B',
  '1 1/8-8 UN-2A',
  'G1/4',
  'G 1 1/2',
  'G1 A',
  '1/8 NPT',
  '1/8-27 NPTF',
  '1/4 BSPT',
  '1/4 GAS',
  'Rc 1/8',
  'Rp1/2',
  'Tr 20x4',
  '1-8 ACME',
])('%s is a thread', (text) => {
  expect(read(text)).toEqual([text]);
});

test.each([
  'BREAK EDGES',
  '4X 5.5 THRU',
  'ISO 2768-mK',
  'SCALE 1/4',
  'R 0.5',
  'MATERIAL: AISI M2',
  'HSS M42',
  'MMC',
  'Ra 1.6',
  'G10 FR4',
  'DATE 10-32-24',
  'M1000',
])('%s is no thread', (text) => {
  expect(read(text)).toEqual([]);
});

test('letters beyond ASCII are shown as they are meant', () => {
  expect(read('M8 - 6H \\X2\\21A7\\X0\\16')).toEqual(['M8 - 6H ↧16']);
  expect(read('M5 \\X\\D8 4.2')).toEqual(['M5 Ø 4.2']);
});

test.each([
  ["TEXT_LITERAL_WITH_EXTENT('','M8x1',#2,'left',.RIGHT.,#3,#4)"],
  ["TEXT_LITERAL_WITH_ASSOCIATED_CURVES('','M8x1',#2,'left',.RIGHT.,#3,(#4))"],
  ["(ANNOTATION_TEXT()TEXT_LITERAL('M8x1',#2,'left',.RIGHT.,#3)REPRESENTATION_ITEM(''))"],
  ["DESCRIPTIVE_REPRESENTATION_ITEM('note','M8x1')"],
  ["DRAUGHTING_CALLOUT('M8x1',(#2))"],
  ["TESSELLATED_ANNOTATION_OCCURRENCE('M8x1',(#2),#3)"],
])('the thread is read from %s', (entity) => {
  expect(threadTexts(step(`#1=${entity};`))).toEqual(['M8x1']);
});

test.each([
  "DRAUGHTING_CALLOUT('',(#2))",
  "LEADER_DIRECTED_CALLOUT('',(#2))",
  "ANNOTATION_CURVE_OCCURRENCE('',(#2),#3)",
  "ANNOTATION_FILL_AREA_OCCURRENCE('',(#2),#3,#4)",
  "DRAUGHTING_ANNOTATION_OCCURRENCE('',(#2),#3)",
  "(ANNOTATION_CURVE_OCCURRENCE()ANNOTATION_OCCURRENCE()STYLED_ITEM('',(#2),#3))",
  "DIAMETER_DIMENSION('',(#2))",
])('%s is drawn', (entity) => {
  expect(countDrawn(step(`#1=${entity};`))).toBe(1);
});
