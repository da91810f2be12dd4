import { expect, test } from 'vitest';
import { codesOf, readRows } from '../../../test/read-rows.ts';

const LATHE = { dialect: 'fanuc', lathe: true, toolRadius: () => 0.8 } as const;
const read = (text: string) => readRows(text, LATHE);

const CONTOUR = 'N10 G0 X20\nG1 Z-10 F0.1\nN20 X40';

test('G70 under G42 keeps the nose beside the contour, and crosses inside corners', () => {
  const { rows } = read(`G0 X42 Z5\nG42 G0 Z2\nG70 P10 Q20\n${CONTOUR}\nG40 G0 X60\nM30`);
  // The centre of the nose runs 0.8 beside ø20, up to 0.8 in front of the shoulder.
  expect(rows).toContain('G1 10.8 0 -9.2');
  expect(rows).not.toContain('G1 10 0 -10');
});

test('G70 under compensation moves as the contour written out does', () => {
  const cycle = read(`G0 X42 Z5\nG42 G0 Z2\nG70 P10 Q20\n${CONTOUR}\nG40 G0 X60\nM30`);
  const plain = read('G0 X42 Z5\nG42 G0 Z2\nG0 X20\nG1 Z-10 F0.1\nX40\nG0 X42 Z2\nG40 G0 X60\nM30');
  expect(cycle.rows).toEqual(plain.rows);
});

test('G42 inside the contour acts on G70 and not on the roughing before it', () => {
  const contour = 'N10 G42 G0 X20\nG1 Z-10 F0.1\nX40\nN20 G40 X42';
  const { rows, findings } = read(
    `G0 X42 Z2\nG71 U2 R0.5\nG71 P10 Q20 U0.4 W0.1 F0.25\n${contour}\nG70 P10 Q20\nM30`,
  );
  const roughing = rows.filter((row) => row.startsWith('G1') && row.endsWith(' -9.9'));
  expect(roughing).toContain('G1 10.2 0 -9.9');
  expect(rows).toContain('G1 10.8 0 -9.2');
  expect(codesOf(findings)).not.toContain('compensation-open');
});

test('an arc of the contour stays one: with the nose on its outside its radius grows', () => {
  const contour = 'N10 G0 X20\nG1 Z-10 F0.1\nG2 X30 Z-15 R5\nN20 G1 X40';
  const plain = readRows(`G0 X42 Z2\nG70 P10 Q20\n${contour}\nM30`, { dialect: 'fanuc', lathe: true });
  expect(plain.rows).toContain('G2 15 0 -15');
  const { canon } = read(`G0 X42 Z5\nG42 G0 Z2\nG70 P10 Q20\n${contour}\nG40 G0 X60\nM30`);
  expect(canon.arcs.radiusStart[0]).toBeCloseTo(5 - 0.8, 6);
});
