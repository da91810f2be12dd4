import { expect, test } from 'vitest';
import { readRows } from '../../test/read-rows.ts';

const LATHE = { dialect: 'linuxcnc', lathe: true } as const;
const cut = (words: string, plane = 'G18') =>
  readRows(`${plane} G21 G0 X10 Z5 F100\nG42.1 D2 ${words}\nG1 X5 Z5\nZ-10\nX8\nM2`, LATHE);

/** Nose of 1 mm: x and z of the point that is positioned, seen from the nose's centre. */
const SIDES = [
  [0, 0, 0],
  [1, -1, 1],
  [2, -1, -1],
  [3, 1, -1],
  [4, 1, 1],
  [5, 0, 1],
  [6, -1, 0],
  [7, 0, -1],
  [8, 1, 0],
  [9, 0, 0],
] as const;

test.each(SIDES)('orientation %i positions the point at x %i z %i of the nose', (number, dx, dz) => {
  const { rows } = cut(`L${number}`);
  // The nose's centre passes 1 mm beside the path: (5, 4) in the corner is cut to (6, 4), then (6, -9), (8, -9).
  const centres = [
    [6, 4],
    [6, -9],
    [8, -9],
  ] as const;
  expect(rows.slice(1)).toEqual(centres.map(([x, z]) => `G1 ${x + dx} 0 ${z + dz}`));
});

test('a turned diameter is as written with the tip of an outside tool', () => {
  expect(cut('L2').rows[2]).toBe('G1 5 0 -10');
});

test('an entry arc starts with the step that puts the nose in place', () => {
  const text = 'G18 G21 G0 X0 Z20 F100\nG42.1 D2 L2\nG3 X10 Z10 I0 K-10\nG1 Z-10\nM2';
  expect(readRows(text, LATHE).rows.slice(1)).toEqual(['G1 -1 0 19', 'G3 10 0 9', 'G1 10 0 -11']);
});

test('reports L outside its range or outside G18', () => {
  expect(cut('L10').findings).toContain('bad-block 2:10');
  expect(cut('L2', 'G17').findings).toContain('bad-block 2:10');
  expect(cut('L2').findings.filter((finding) => finding.startsWith('bad'))).toEqual([]);
});
