import { expect, test } from 'vitest';
import { readRows } from '../../../test/read-rows.ts';

const LATHE = { dialect: 'fanuc', lathe: true } as const;
const moves = (text: string) => readRows(text, LATHE).rows;

test('X is a diameter, U and W are increments', () => {
  expect(moves('G0 X20 Z5\nU-4 W-2')).toEqual(['G0 10 0 5', 'G0 8 0 3']);
});

test('G90 turns a box and returns, again for each new X', () => {
  expect(moves('G0 X50 Z2\nG90 X46 Z-20 F0.2\nX44').slice(1)).toEqual([
    'G0 23 0 2',
    'G1 23 0 -20',
    'G1 25 0 -20',
    'G0 25 0 2',
    'G0 22 0 2',
    'G1 22 0 -20',
    'G1 25 0 -20',
    'G0 25 0 2',
  ]);
});

test('G92 threads and G94 faces', () => {
  expect(moves('G0 X50 Z2\nG92 X48 Z-20 F1.5').slice(1)).toEqual([
    'G0 24 0 2',
    'thread 24 0 -20',
    'G0 25 0 -20',
    'G0 25 0 2',
  ]);
  expect(moves('G0 X50 Z2\nG94 X10 Z-1 F0.1').slice(1)).toEqual([
    'G0 25 0 -1',
    'G1 5 0 -1',
    'G1 5 0 2',
    'G0 25 0 2',
  ]);
});

const CONTOUR = 'N10 G0 X20\nG1 Z-10 F0.1\nN20 X40';

test('G71 in two lines roughs down to the allowance and skips the contour below it', () => {
  const { rows, findings } = readRows(
    `G0 X42 Z2\nG71 U2 R0.5\nG71 P10 Q20 U0.4 W0.1 F0.25\n${CONTOUR}\nM30`,
    LATHE,
  );
  const levels = rows
    .filter((row) => row.startsWith('G1') && row.endsWith('-9.9'))
    .map((row) => Number(row.split(' ')[1]));
  // Passes of 2 mm on radius from 21 down, the last along the contour at 10 + 0.2.
  expect(levels.slice(0, 6)).toEqual([19, 17, 15, 13, 11, 10.2]);
  expect(findings).toEqual([]);
});

test('G71 on one line takes D as the depth', () => {
  const two = moves(`G0 X42 Z2\nG71 U2 R0.5\nG71 P10 Q20 U0.4 W0.1 F0.25\n${CONTOUR}\nM30`);
  expect(moves(`G0 X42 Z2\nG71 P10 Q20 U0.4 W0.1 D2 R0.5 F0.25\n${CONTOUR}\nM30`)).toEqual(two);
});

test('depths on one line without a point count thousandths of a millimetre', () => {
  const rough = (depth: string) =>
    moves(`G0 X42 Z2\nG71 P10 Q20 U0.4 W0.1 D${depth} R0.5 F0.25\n${CONTOUR}\nM30`);
  expect(rough('2000')).toEqual(rough('2.'));
  const thread = (words: string) => moves(`G0 X22 Z4\nG76 X18 Z-20 ${words} F1.5 A60`);
  expect(thread('K920 D300')).toEqual(thread('K0.92 D0.3'));
  const twoLines = (allowance: string) =>
    moves(`G0 X22 Z4\nG76 P010060 Q50 R${allowance}\nG76 X18 Z-20 P920 Q300 F1.5`);
  expect(twoLines('20')).toEqual(twoLines('0.02'));
});

test('G28 with H takes the spindle home and leaves the other axes', () => {
  const rows = readRows('G0 X40 Z5\nG28 H0\nM30', {
    dialect: 'haas',
    lathe: true,
    home: [200, 250, 300],
  }).rows;
  expect(rows.every((row) => row.endsWith('20 0 5'))).toBe(true);
});

test('G70 follows the contour at its own feed and returns', () => {
  const { rows } = readRows(`G0 X42 Z2\nG70 P10 Q20\n${CONTOUR}\nM30`, LATHE);
  expect(rows).toEqual(['G0 21 0 2', 'G0 10 0 2', 'G1 10 0 -10', 'G1 20 0 -10', 'G0 21 0 2']);
});

test('G76 in both forms: depth of pass n is the first times the root of n', () => {
  const roots = (text: string) =>
    moves(text)
      .filter((row) => row.startsWith('thread'))
      .map((row) => Number(row.split(' ')[1]));
  const two = roots('G0 X22 Z4\nG76 P010060 Q50 R0.02\nG76 X18 Z-20 P920 Q300 F1.5');
  expect(two.slice(0, 3)).toEqual(
    [9.92 - 0.3, 9.92 - 0.3 * Math.SQRT2, 9.92 - 0.3 * Math.sqrt(3)].map((x) => Math.round(x * 1000) / 1000),
  );
  expect(two.at(-1)).toBe(9);
  const one = roots('G0 X22 Z4\nG76 X18 Z-20 K0.92 D0.3 F1.5 A60');
  expect(one[0]).toBe(9.62);
});

test('G75 pecks along X and steps along Z', () => {
  const rows = moves('G0 X42 Z-5\nG75 R0.5\nG75 X36 Z-8 P2000 Q3000 F0.08').slice(1);
  expect(rows).toEqual([
    'G1 19 0 -5',
    'G0 19.5 0 -5',
    'G1 18 0 -5',
    'G0 21 0 -5',
    'G0 21 0 -8',
    'G1 19 0 -8',
    'G0 19.5 0 -8',
    'G1 18 0 -8',
    'G0 21 0 -8',
    'G0 21 0 -5',
  ]);
});

test('LinuxCNC G71 cuts a step contour of its sub', () => {
  const text = 'G18 G21 F100\no100 sub\nG0 X5 Z0\nG1 Z-10\nX10\no100 endsub\nG71 Q100 X10 Z2 I2 R0.5\nM2';
  const { rows, findings } = readRows(text, { dialect: 'linuxcnc' });
  expect(findings).toEqual([]);
  expect(rows.filter((row) => row.startsWith('G1'))).toContain('G1 8 0 -10');
  expect(rows.at(-1)).toBe('G1 10 0 -10');
});
