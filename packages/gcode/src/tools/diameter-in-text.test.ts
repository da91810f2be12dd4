import { expect, test } from 'vitest';
import { bytesOf } from '../../test/read-rows.ts';
import { analyze } from '../analyze.ts';
import { diameterInText } from './diameter-in-text.ts';
import { toolList } from './tool-list.ts';

test.each<[string, number | null]>([
  ['CUTTER 16', 16],
  ['FRESA D16', 16],
  ['FRESA 16', 16],
  ['PUNTA 8', 8],
  ['PUNTA 8,5', 8.5],
  ['D=8. - ZMIN=-12. - FLAT END MILL', 8],
  ['D10 R0.5', 10],
  ['FRESA_D20_R3', 20],
  ['FRESA SFERICA HM 6', 6],
  ['FRESA TORICA Ø12 R2', 12],
  ['10MM END MILL', 10],
  ['10. FLAT ENDMILL | H1', 10],
  ['10. FLAT ENDMILL | H1 | D1 | XY STOCK TO LEAVE - .2', 10],
  ['1/2 FLAT ENDMILL | H4 | D4', 12.7],
  ['MILL DIA 63.0 R0. MM', 63],
  ['DIA. OFF. - 2 LEN. - 2 DIA. - 12.', 12],
  ['MASCHIO M8X1.25', 8],
  ['SPIRALBOHRER 6.8MM', 6.8],
  ['BOHRER_5.5', 5.5],
  ['FRESA 4 TAGLIENTI D16', 16],
  ['FRESA 4 TAGLIENTI', null],
  ['SVASATORE 90', null],
  ['SVASATORE D12 90°', 12],
  ['PUNTA A CENTRARE', null],
  ['H1 D1', null],
  ['TASTATORE', null],
  ['TRONCATORE 3MM', null],
  ['GROOVE TOOL 4MM R0.2', null],
  ['PARTING 2.5', null],
  ['STECHSTAHL 3 MM', null],
  ['FRESA PER GOLE 16', 16],
  ['SLOT MILL 50MM', 50],
  ['DNMG150608', null],
  ['TOOL: 1/4 IN FLAT', 6.35],
  ['1/4" ENDMILL', 6.35],
  ['1 1/4 INCH SHELL', 31.75],
  ['.25" BALL', 6.35],
  ['.0625 IN', 1.5875],
  ['T-FRAESER DM=39 R=0.2', 39],
  ['MESSERKOPF Dm = 63', 63],
  ['FRAISE 12', 12],
  ['FORET HSS 6.8', 6.8],
  ['BROCA 8,5', 8.5],
  ['FRAISE DIAMETRE 20', 20],
  ['ZMIN=-12.', null],
  ['', null],
])('%s → %s', (text, diameter) => {
  expect(diameterInText(text)).toBe(diameter);
});

// Numbered and lettered drills: ASME B94.11M; numbered screws: 0.060 in and 0.013 in more for each number (ASME B1.1).
test.each<[string, number | null]>([
  ['1-1/4 FACE MILL', 31.75],
  ['1-1/4" FACE MILL', 31.75],
  ['3/4 4FL EM', 19.05],
  ['4 FLUTE 3/4 EM', 19.05],
  ['#7 DRILL', 5.1054],
  ['NO. 29 DRILL', 3.4544],
  ['DRILL NUMBER 43', 2.2606],
  ['LETTER F DRILL', 6.5278],
  ['CENTER DRILL #4', null],
  ['REAMER .2505', 6.3627],
  ['1/4-20 TAP', 6.35],
  ['TAP 5/16-18 UNC', 7.9375],
  ['#10-32 UNF TAP', 4.826],
  ['BALL R.125', 6.35],
  ['D.5 EM', 12.7],
])('inches: %s → %s', (text, diameter) => {
  expect(diameterInText(text, 25.4)).toBe(diameter);
});

test.each<[string, number | null]>([
  ['PUNTA D.8.5', 8.5],
  ['FRESA D.16 Z4', 16],
  ['FRESA D0.5', 0.5],
  ['M8X1.25 TAP', 8],
  ['TARAUD M8', 8],
  ['MACHO M6', 6],
  ['BALL R3', 6],
  ['FRESA SFERICA R5', 10],
  ['KUGELFRAESER R4', 8],
  ['FRESA SFERICA D12 R6', 12],
  ['#7 DRILL', 5.1054],
  ['SCHAFTFRAESER_16', 16],
  ['KUGELFRAESER_8', 8],
  ['GEWINDEBOHRER_M8', 8],
  ['FILETTO 60GRADI', null],
  ['FILETTATURA PASSO 1,5', null],
  ['FILETTO 55° PASSO 2', null],
  ['MASCHIO M10 PASSO 1.5', 10],
  ['3/8 X 90 DEG SPOT DRILL', 9.525],
  ['SVASATORE 90 GRADI D16', 16],
  ['BARENO D40 H7', 40],
  ['ALESATORE D12 H7', 12],
  ['FRESA D7 H7', null],
])('millimetres: %s → %s', (text, diameter) => {
  expect(diameterInText(text)).toBe(diameter);
});

test('a number without a unit counts in the unit of the program', () => {
  expect(diameterInText('D=0.5 CR=0. - ZMIN=-1. - FLAT END MILL', 25.4)).toBe(12.7);
  expect(diameterInText('10MM DRILL', 25.4)).toBe(10);
});

test.each([
  [
    'Fusion',
    '%\nO1001 (PIASTRA)\n(T1 D=50. CR=0. - ZMIN=-1. - FACE MILL)\n(T12 D=8. CR=0. TAPER=118DEG - ZMIN=-20. - DRILL)\nG90 G94\n',
  ],
  [
    'Fusion, Klartext',
    '0 BEGIN PGM A MM\n1 ; T1 D=50 CR=0 - ZMIN=-1 - face mill\n2 ; T12 D=8 TAPER=118deg - ZMIN=-20 - drill\n',
  ],
  ['Mastercam', '%\n( T1 | 50. FACE MILL | H1 )\n(T12 | 8. DRILL | H12 | D12 | TOOL DIA. - 8.)\n'],
  [
    'Mastercam, older',
    '%\n(TOOL - 1 DIA. OFF. - 1 LEN. - 1 DIA. - 50.)\n( TOOL - 12 DIA. OFF. - 12 LEN. - 12 DIA. - 8. )\n',
  ],
  ['SolidCAM', '%\n( TOOL -1- MILL DIA 50.0 R0. MM )\n( TOOL -12- DRILL DIA 8.0 R0. MM )\n'],
  ['Fusion, with a remark', '%\n(T1 D=50. (NEW) - FACE MILL)\n(T12 (HM) D=8. - DRILL)\n'],
  ['Esprit', '%\n(TOOL 1 : FACE MILL 50MM)\n(T12 - PUNTA D8 HM)\n'],
])('tool list of %s', (_system, head) => {
  expect([...toolList(head)]).toEqual([
    ['T1', 50],
    ['T12', 8],
  ]);
});

test('a size after the word tool is not a tool number', () => {
  expect([
    ...toolList('(Tool: 1/4 in endmill)\n(TOOL 10MM DRILL)\n(Tool 1/2" rougher)\n(TOOL 1 1/4 FACE MILL)'),
  ]).toEqual([]);
});

test('a tool named by the comment at its call has the size in the comment', () => {
  const program = '%\nG20 G90\n(Tool: 1/4 in endmill)\nT1 M6\nS3000 M3\nG1 X1. F10.\nM30';
  const [tool] = analyze(bytesOf(program), { dialect: 'haas', lathe: false }).report.tools;
  expect(tool?.diameter).toEqual({ value: 6.35, source: 'text' });
});

test('lists in four languages, and of a lathe with the offset behind the tool', () => {
  const head = '(OUTIL 4 : FRAISE DIAM 12)\n(WKZ 5 BOHRER D8)\n(UT.6 PUNTA 10,2)\n(TOOL NO. 7 REAMER 6MM)';
  expect([...toolList(head)]).toEqual([
    ['T4', 12],
    ['T5', 8],
    ['T6', 10.2],
    ['T7', 6],
  ]);
  const sizes = toolList('(T0505 D=6. CR=0.)\n(T101 D=10.)\n(T0212 D=8.)\n(T1 D=4.)');
  // A tool with a line of its own is not the first half of another number.
  expect([sizes.get('T5'), sizes.get('T2'), sizes.get('T101'), sizes.get('T1')]).toEqual([6, 8, 10, 4]);
});

test('an operation that Fusion has numbered is no size, the name of a tool is', () => {
  const sizeOf = (call: string, dialect: 'fanuc' | 'siemens') =>
    analyze(bytesOf(`${call} M6\nS900 M3\nG1 X1 F100\nM30`), { dialect, lathe: false }).report.tools[0]
      ?.diameter?.value;
  expect(sizeOf('(DRILL1)\nT7', 'fanuc')).toBeUndefined();
  expect(sizeOf('(DRILL 8)\nT7', 'fanuc')).toBe(8);
  expect(sizeOf('T="DRILL8"', 'siemens')).toBe(8);
});

test('a comment with the number of the tool and of its offset is about that tool', () => {
  const program =
    '%\n(T0101 D=50. CR=0.)\n(T0707 - PUNTA D8)\nT0707\nG97 S900 M3\nG0 X0 Z5.\nG1 Z-5. F0.1\nM30';
  const [tool] = analyze(bytesOf(program), { dialect: 'fanuc', lathe: true }).report.tools;
  expect(tool?.diameter?.value).toBe(8);
});

test('a list in inches, and tools listed by name', () => {
  expect([...toolList('%\n(T1 D=0.5 CR=0. - ZMIN=-1. - FLAT END MILL)\nG20 G90')]).toEqual([['T1', 12.7]]);
  expect([...toolList('%\nN10G20G90G40\n(T1 D=0.5)')]).toEqual([['T1', 12.7]]);
  expect([...toolList('; T="CILINDRICA A" D=16 R=0.5\nG710')]).toEqual([['CILINDRICA A', 16]]);
});
