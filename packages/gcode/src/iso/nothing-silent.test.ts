import { expect, test } from 'vitest';
import { readRows } from '../../test/read-rows.ts';

const FANUC = { dialect: 'fanuc', lathe: false } as const;
const LINUXCNC = { dialect: 'linuxcnc' } as const;

test('a letter O where a zero is meant is named with its word, and a jump is none', () => {
  const findings = (text: string) => readRows(`${text}\nM30`, FANUC).findings;
  expect(findings('G0 Z5.\nGO G54 X0 Y0')).toEqual(['letter-for-zero 2:1']);
  expect(findings('G1 X5O. F100')).toEqual(['letter-for-zero 1:4']);
  expect(findings('G1 X1O F1OO')).toEqual(['letter-for-zero 1:4', 'letter-for-zero 1:8']);
  expect(findings('GO9\nN9 G0 X1')).toEqual([]);
});

test('Mach3 and older mills call inches G70 and millimetres G71', () => {
  const read = (text: string) => readRows(`${text}\nM30`, FANUC);
  expect(read('N190G71G91.1\nN200G1X10F100')).toMatchObject({ rows: ['G1 10 0 0'], findings: [] });
  expect(read('G70\nG1 X1. F10.').rows).toEqual(['G1 25.4 0 0']);
  expect(readRows('G21\nG71\nM30', { dialect: 'haas', lathe: false }).findings).toEqual(['bad-block 2:1']);
});

test('a tool with the length offset of another one is told where the others have their own', () => {
  const program = (...calls: [number, number][]) => {
    const lines = calls.map(([tool, offset]) => `T${tool} M6\nG0 G43 H${offset} Z5.\n`);
    return readRows(`${lines.join('')}M30`, FANUC).findings;
  };
  expect(program([4, 4], [5, 4])).toEqual(['length-offset-of-other 4:0']);
  expect(program([4, 4], [5, 5])).toEqual([]);
  // A second edge beside the own offset, and a shop with numbers of its own.
  expect(program([4, 4], [5, 5], [5, 4])).toEqual([]);
  expect(program([1, 21], [2, 22])).toEqual([]);
});

test.each([
  ['print statements', 'POPEN\nM30', 'no-motion 1:1'],
  ['DPRNT with its text', 'N5 DPRNT[X#500[53]]\nM30', 'no-motion 1:4'],
  ['BPRNT', 'BPRNT[C**X#100[3]]\nM30', 'no-motion 1:1'],
  ['PCLOS', 'PCLOS\nM30', 'no-motion 1:1'],
  ['names of variables', 'SETVN 500[LARGHEZZA,PASSO]\nM30', 'no-motion 1:1'],
  ['G codes that tune the control', 'G05.1 Q1\nM30', 'no-motion 1:1'],
  ['M codes that tune the control', 'M48\nM30', 'no-motion 1:1'],
  ['a word with a vacant variable', 'G1 X#33 Y2 F10\nM30', 'vacant-word 1:4'],
  ['a G code finer than tenths', 'G1.23\nM30', 'unknown-word 1:1'],
  ['an M code with decimals', 'M3.7 S100\nM30', 'unknown-word 1:1'],
  ['a program number inside a block', 'G0 X5 O7\nM30', 'unused-word 1:7'],
  ['N without a number', 'N G0 X5\nM30', 'unknown-word 1:1'],
  ['text behind the tape mark', '%TESTA\nG0 X1\nM30', 'unused-word 1:2'],
  ['a tape mark inside a block', 'G0 X5 % Y7\nM30', 'bad-character 1:7'],
  ['words behind GOTO', 'GOTO 9 X5\nN9 M30', 'unused-word 1:8'],
  ['a motion code that a macro call cannot use', 'G28 G65 P9\nM30\nO9\nM99', 'unused-word 1:1'],
])('%s: reported', (_, text, finding) => {
  expect(readRows(text, FANUC).findings).toEqual([finding]);
});

test.each([
  ['another spindle', 'M3 S100 $1\nM2', 'unsupported-word 1:9'],
  ['modal values never saved', 'M72\nM2', 'bad-block 1:1'],
  ['words behind an o-word', 'o1 repeat [2] G0 X5\no1 endrepeat\nM2', 'unused-word 1:15'],
])('LinuxCNC, %s: reported', (_, text, finding) => {
  expect(readRows(text, LINUXCNC).findings).toEqual([finding]);
});

test.each([
  '%\nO1 (PEZZO)\nG0 X1 (RAPIDO) ; FINE\nM30\n%',
  'G0 X1\nM30 %',
  '#1=1\nIF[#1 EQ 2]GOTO 9\nIF[#1 EQ 2]THEN #2=5\nWHILE[#1 LT 2]DO1 (GIRO)\n#1=#1+1\nEND1 (FINE)\nN9 M30',
])('ordinary lines report nothing: %j', (text) => {
  expect(readRows(text, FANUC).findings).toEqual([]);
});

test('ordinary o-words report nothing', () => {
  const text =
    'o1 if [1 EQ 2] (mai)\nG0 X1\no1 elseif [1 EQ 1] ; sempre\nG0 X2\no1 else\nG0 X3\no1 endif\nM3 S5 $0\nM2';
  expect(readRows(text, LINUXCNC)).toMatchObject({ findings: [], rows: ['G0 2 0 0'] });
});

test('codes beside G65 are executed, an M word is argument 13', () => {
  const { rows, findings } = readRows('G1 X5 F100\nG91 G65 P9 M7\nX1\nM30\nO9\nG1 Y#13\nM99', FANUC);
  expect(rows).toEqual(['G1 5 0 0', 'G1 5 7 0', 'G1 6 7 0']);
  expect(findings).toEqual([]);
});

test('G66 calls its macro after each move, G67 ends it', () => {
  const { rows, findings } = readRows(
    'G66 P9 Z-3.\nG0 X1\nX2\nG67\nG0 X3\nM30\nO9\nG1 Z#26 F50\nG0 Z0\nM99',
    FANUC,
  );
  expect(rows).toEqual([
    'G0 1 0 0',
    'G1 1 0 -3',
    'G0 1 0 0',
    'G0 2 0 0',
    'G1 2 0 -3',
    'G0 2 0 0',
    'G0 3 0 0',
  ]);
  expect(findings).toEqual([]);
});

test('#3006 stops with a message', () => {
  const { canon } = readRows('G0 X1\n#3006=1(GIRARE IL PEZZO)\nM30', FANUC);
  const plain = readRows('G0 X1\nM0\nM30', FANUC).canon;
  expect([...canon.kind.subarray(0, canon.count)]).toEqual([...plain.kind.subarray(0, plain.count)]);
});
