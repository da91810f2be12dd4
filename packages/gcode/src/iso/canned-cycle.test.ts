import { expect, test } from 'vitest';
import { bytesOf, readRows } from '../../test/read-rows.ts';
import { analyze } from '../analyze.ts';
import { ROW } from '../canon/row-kind.ts';

const moves = (text: string) => readRows(text).rows;

test('G81 with G98 returns to the initial level, with G99 to R', () => {
  expect(moves('G0 X0 Y0 Z50\nG98 G81 X10 Y10 Z-5 R2 F100\nX20\nG80')).toEqual([
    'G0 0 0 50',
    'G0 10 10 50',
    'G0 10 10 2',
    'G1 10 10 -5',
    'G0 10 10 50',
    'G0 20 10 50',
    'G0 20 10 2',
    'G1 20 10 -5',
    'G0 20 10 50',
  ]);
  expect(moves('G0 Z50\nG99 G81 X10 Y10 Z-5 R2 F100\nX20').slice(4)).toEqual([
    'G0 10 10 2',
    'G0 20 10 2',
    'G1 20 10 -5',
    'G0 20 10 2',
  ]);
});

test('G83 clears the hole at each peck, G73 only retracts a little', () => {
  expect(moves('G0 Z10\nG99 G83 X0 Y0 Z-7 R1 Q3 F100').slice(2)).toEqual([
    'G0 0 0 1',
    'G1 0 0 -2',
    'G0 0 0 1',
    'G0 0 0 -1',
    'G1 0 0 -5',
    'G0 0 0 1',
    'G0 0 0 -4',
    'G1 0 0 -7',
    'G0 0 0 1',
  ]);
  expect(moves('G0 Z10\nG99 G73 X0 Y0 Z-7 R1 Q5 F100').slice(3)).toEqual([
    'G1 0 0 -4',
    'G0 0 0 -3',
    'G1 0 0 -7',
    'G0 0 0 1',
  ]);
});

test('incremental rows repeat with K on Fanuc and L on LinuxCNC; K0 only remembers', () => {
  const holes = (text: string, dialect: 'fanuc' | 'linuxcnc') =>
    readRows(text, { dialect, lathe: false })
      .rows.filter((row) => row.startsWith('G1'))
      .map((row) => row.split(' ')[1]);
  expect(holes('G0 Z10\nG91 G81 X5 Z-3 R-9 F50 K3', 'fanuc')).toEqual(['5', '10', '15']);
  expect(holes('G0 Z10\nG91 G81 X5 Z-3 R-9 F50 L3', 'linuxcnc')).toEqual(['5', '10', '15']);
  expect(holes('G0 Z10\nG81 X5 Z-3 R1 F50 K0\nX8', 'fanuc')).toEqual(['8']);
});

test('G84 reverses the spindle and comes out in step', () => {
  const { rows, canon } = readRows('S500 M3\nG0 Z10\nG95 G84 X0 Y0 Z-10 R2 F1.25');
  expect(rows.filter((row) => row.startsWith('thread'))).toEqual(['thread 0 0 -10', 'thread 0 0 2']);
  expect([...canon.feed.slice(0, canon.count)]).toContain(-500);
});

test('polar holes of G16, a row rotated by G68', () => {
  expect(moves('G0 Z5\nG16 G81 X10 Y90 Z-1 R1 F50\nG15').filter((row) => row.startsWith('G1'))).toEqual([
    'G1 0 10 -1',
  ]);
  expect(moves('G68 X0 Y0 R90\nG1 X10 Y0 F100\nG69\nX1').slice(0, 2)).toEqual(['G1 0 10 0', 'G1 1 10 0']);
});

test('a cycle without R or Z is refused on its line', () => {
  expect(readRows('G0 Z5\nG81 X1 Y1 F10').findings).toContain('bad-block 2:1');
});

test('Haas hole patterns: circle, arc, row', () => {
  const holes = (text: string) =>
    readRows(`G0 X10 Y0 Z5\nG98 G81 ${text} Z-2 R1 F100\nM30`, { dialect: 'haas', lathe: false })
      .rows.filter((row) => row.startsWith('G1'))
      .map((row) => row.split(' ').slice(1, 3).join(' '));
  expect(holes('G70 I5 J0 L4')).toEqual(['15 0', '10 5', '5 0', '10 -5']);
  expect(holes('G71 I5 J90 K90 L2')).toEqual(['10 5', '5 0']);
  expect(holes('G72 I5 J90 L3')).toEqual(['10 0', '10 5', '10 10']);
});

test('P is the dwell of a cycle and X its hole, in every cycle', () => {
  for (const code of [73, 74, 76, 82, 83, 84, 86, 87, 88, 89]) {
    const { canon } = readRows(`S500 M3\nG0 Z20\nG${code} X40. Y0. Z-5. R2. Q1. P500 F200.\nX60.\nG80\nM30`);
    const dwells = [...canon.feed.slice(0, canon.count)].filter((_, row) => canon.kind[row] === ROW.dwell);
    expect([code, [...new Set(dwells)], dwells.length], `G${code}`).toEqual([code, [0.5], 2]);
  }
});

test('an integer Q of a Fanuc mill counts thousandths when it cannot be millimetres', () => {
  const cuts = (q: string) =>
    moves(`G0 Z10\nG83 X0 Y0 Z-6 R0 ${q} F100`).filter((row) => row.startsWith('G1'));
  expect(cuts('Q2000')).toEqual(['G1 0 0 -2', 'G1 0 0 -4', 'G1 0 0 -6']);
  expect(cuts('Q2000')).toEqual(cuts('Q2'));
});

test('M29 taps with the spindle at rest, as Haas does without it', () => {
  const codes = (dialect: 'fanuc' | 'haas', before: string) =>
    analyze(bytesOf(`G21\nT5 M6\nM3 S900\nG1 X1 F100\nM5\n${before}\nG84 X5 Z-10 R2 F500\nG80\nM30`), {
      dialect,
      lathe: false,
    }).report.findings.map(({ code }) => code);
  expect(codes('fanuc', 'M29 S500')).not.toContain('spindle-off');
  expect(codes('haas', 'S500')).not.toContain('spindle-off');
  expect(codes('fanuc', 'S500')).toContain('spindle-off');
  // G80 ends it.
  expect(codes('fanuc', 'M29 S500\nG84 X2 Z-10 R2 F500\nG80\nM5')).toContain('spindle-off');
});
