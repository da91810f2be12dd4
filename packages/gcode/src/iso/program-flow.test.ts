import { expect, test } from 'vitest';
import { bytesOf, codesOf, readRows } from '../../test/read-rows.ts';
import { ROW } from '../canon/row-kind.ts';
import { interpret } from '../interpret.ts';

const FANUC = { dialect: 'fanuc', lathe: false } as const;

test('macro B: WHILE, IF GOTO, IF THEN and variables', () => {
  const { rows, findings } = readRows(
    '#1=0\nWHILE[#1 LT 3]DO1\n#1=#1+1\nG1 X[#1*10] F100\nEND1\nIF[#1 EQ 3]GOTO 9\nG1 X99\nN9 IF[#1 GT 2]THEN #2=7\nG1 Y#2\nM30',
  );
  expect(rows).toEqual(['G1 10 0 0', 'G1 20 0 0', 'G1 30 0 0', 'G1 30 7 0']);
  expect(findings).toEqual([]);
});

test('a vacant variable leaves its axis alone', () => {
  expect(readRows('G1 X5 F10\nG1 X#33 Y2').rows).toEqual(['G1 5 0 0', 'G1 5 2 0']);
});

test('a macro call takes several sets of I J K, each letter in its turn', () => {
  // Argument specification II of macro B: I1 J1 K1 are #4 #5 #6, I2 J2 K2 #7 #8 #9, I3 #10.
  const call = (words: string, read: string) => {
    const { rows, findings } = readRows(`G65 P300 ${words}\nM30\nO300\nG1 ${read} F100\nM99`, FANUC);
    expect(codesOf(findings)).toEqual([]);
    return rows;
  };
  expect(call('I1. J2. K3. I7. J8. K9.', 'X#4 Y#5 Z#6')).toEqual(['G1 1 2 3']);
  expect(call('I1. J2. K3. I7. J8. K9.', 'X#7 Y#8 Z#9')).toEqual(['G1 7 8 9']);
  expect(call('I1. I2. J3. I4.', 'X#7 Y#8 Z#10')).toEqual(['G1 2 3 4']);
  // K before J: J begins the next set. D is #7 too; the later of two words for one variable counts.
  expect(call('K3. J2.', 'X#6 Y#8')).toEqual(['G1 3 2 0']);
  expect(call('I1. I2. D5.', 'X#7')).toEqual(['G1 5 0 0']);
  const ten = Array.from({ length: 10 }, (_, set) => `I${set + 1}.`).join(' ');
  expect(call(ten, 'X#31')).toEqual(['G1 10 0 0']);
  expect(codesOf(readRows(`G65 P300 ${ten} I11.\nM30\nO300\nM99`, FANUC).findings)).toEqual(['bad-block']);
});

test('a macro that lies on the machine is no error of the program', () => {
  const codes = (call: string) => codesOf(readRows(`${call}\nM30`, FANUC).findings);
  expect(codes('G65 P9810 Z10. F3000.')).toEqual(['resident-macro']);
  expect(codes('G66 P8010 A1.')).toEqual(['resident-macro']);
  expect(codes('G65 P7999')).toEqual(['subprogram-missing']);
  expect(codes('M98 P9999')).toEqual(['subprogram-missing']);
});

test('M98 with L and in eight digits, G65 with arguments, M99 back', () => {
  const sub = 'M30\nO200\nG91 G1 X1 F100\nG90\nM99\nO300\nG1 X#24 Y#25 Z#1\nM99';
  expect(readRows(`M98 P200 L3\n${sub}`).rows.at(-1)).toBe('G1 3 0 0');
  expect(readRows(`M98 P20200\n${sub}`).rows.at(-1)).toBe('G1 2 0 0');
  expect(readRows(`G65 P300 X4. Y5. A-6. F50\n${sub}`).rows).toEqual(['G1 4 5 -6']);
});

test('subprograms of other files are found by number', () => {
  const files = [
    { name: 'MAIN.NC', bytes: bytesOf('M98 P1234\nM30') },
    { name: 'O1234.NC', bytes: bytesOf('G1 X7 F10\nM99') },
  ];
  expect(interpret(files, { dialect: 'fanuc', lathe: false }).canon.x[0]).toBe(7);
});

test('o-words: sub, call, if, while, repeat, do, break, return', () => {
  const text = `o100 sub
o110 if [#1 GT 2]
o100 return [#1*2]
o110 endif
o100 endsub [1]
#10=0
o200 while [#10 LT 10]
#10=[#10+1]
o210 if [#10 EQ 4]
o200 break
o210 endif
o200 endwhile
o100 call [#10]
G1 X#<_value> F10
o300 repeat [2]
G91 G1 Y1
o300 endrepeat
o400 do
#11=[#11+1]
o400 while [#11 LT 3]
G90 G1 Z#11
M2`;
  expect(readRows(text, { dialect: 'linuxcnc' }).rows).toEqual([
    'G1 8 0 0',
    'G1 8 1 0',
    'G1 8 2 0',
    'G1 8 2 3',
  ]);
});

test('nothing after M30 or the second percent is executed', () => {
  expect(readRows('%\nG1 X1 F10\n%\nG1 X2').rows).toEqual(['G1 1 0 0']);
  expect(readRows('G1 X1 F10\nM30\nG1 X2').rows).toEqual(['G1 1 0 0']);
});

test('an endless loop and an endless recursion stop with a finding', () => {
  const limits = { maxBlocks: 1000, maxDepth: 8 };
  expect(
    codesOf(
      readRows('WHILE[1 EQ 1]DO1\nG1 X1 F1\nEND1', { dialect: 'fanuc', lathe: false, limits }).findings,
    ),
  ).toContain('loop-limit');
  expect(codesOf(readRows('N1 GOTO 1', { dialect: 'fanuc', lathe: false, limits }).findings)).toContain(
    'loop-limit',
  );
  expect(
    codesOf(readRows('M98 P1\nM30\nO1\nM98 P1\nM99', { dialect: 'fanuc', lathe: false, limits }).findings),
  ).toContain('depth-limit');
});

test('one block cannot exhaust the memory', () => {
  const limits = { maxRows: 5000 };
  const { canon, findings } = readRows('G0 Z10\nG91 G83 X1 Z-900 R-9 Q0.001 F10 K99999\nX1', {
    dialect: 'fanuc',
    lathe: false,
    limits,
  });
  expect(canon.count).toBeLessThan(20_000);
  expect(codesOf(findings)).toContain('loop-limit');
});

test.each([
  ['G1 X1 F1 PIPPO', 'unknown-word 1:10'],
  ['G1 X1 F1\nG999 X2', 'unknown-word 2:1'],
  ['G1 X1 F1 J3', 'unused-word 1:10'],
  ['G1 X1 F1 ?', 'bad-character 1:10'],
  ['G1 X[1+ F1', 'bad-expression 1:9'],
  ['M98 P77', 'subprogram-missing 1:5'],
  ['GOTO 55', 'label-missing 1:1'],
  ['G68.3 X0 Y0 Z0 R10', 'unsupported-word 1:1'],
])('%s → %s', (text, finding) => {
  expect(readRows(`${text}\nM30`).findings).toContain(finding);
});

test('RS274: a dwell beside a move is both; blanks inside `end sub` are ignored', () => {
  const { rows, canon, findings } = readRows('G4 P0.5 G0 X10 Y10\nM2', { dialect: 'linuxcnc' });
  expect(rows).toEqual(['G0 10 10 0']);
  expect([canon.kind[0], canon.feed[0]]).toEqual([ROW.dwell, 0.5]);
  expect(findings).toEqual([]);
  const sub = 'o100 sub\nG1 X#1 F100\no100 end sub\no100 call [7]\nM2';
  expect(readRows(sub, { dialect: 'linuxcnc' })).toMatchObject({ rows: ['G1 7 0 0'], findings: [] });
});

test('macro B: the first two letters of a statement or function are enough, a block delete may have a number', () => {
  const { rows, findings } = readRows(
    '#1=0\nWH[#1 LT 2]DO1\n#1=#1+1\nG1 X[SI[30]*#1*2] F100\nEN1\nGO1\nG1 X99\nN1 G1 Y5\n/2 N2 G1 Z1\nG1 Z2 /3 X4\nM30',
  );
  expect(rows).toEqual(['G1 1 0 0', 'G1 2 0 0', 'G1 2 5 0', 'G1 2 5 1', 'G1 4 5 2']);
  expect(findings).toEqual([]);
});

test('a byte order mark in front of a program is ignored', () => {
  const utf8 = Uint8Array.from([0xef, 0xbb, 0xbf, ...bytesOf('G1 X7 F10\nM30')]);
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...bytesOf('G1 X7 F10\nM30')].flatMap((byte) => [byte, 0])]);
  for (const bytes of [utf8, utf16]) {
    const { canon, findings } = interpret([{ name: 'a.nc', bytes }], { lathe: false });
    expect(canon.x[0]).toBe(7);
    expect(findings.finish()).toEqual([]);
  }
});

test('no message contains NaN: vacant variables where a number is needed', () => {
  const texts = [
    'GOTO #33',
    '#3000=#33',
    'WHILE[1]DO#33',
    'END#33',
    '#[#33]=1',
    'M98 P#33',
    'G1 X[1/0] F#33',
    'G65 P#33',
    'T#33 M6',
  ];
  for (const text of texts) {
    const { findings } = interpret([{ name: 'a.nc', bytes: bytesOf(`${text}\nM30`) }], { dialect: 'fanuc' });
    for (const { message } of findings.finish()) expect(message, text).not.toMatch(/NaN|undefined|Infinity/);
  }
});
