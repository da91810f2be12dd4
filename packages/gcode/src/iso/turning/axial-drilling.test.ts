import { expect, test } from 'vitest';
import { readRows } from '../../../test/read-rows.ts';
import { analyze } from '../../analyze.ts';

const FANUC = { dialect: 'fanuc', lathe: true } as const;
const HAAS = { dialect: 'haas', lathe: true } as const;

test('Fanuc G83: R from the current position, Q in thousandths, back to the start', () => {
  expect(readRows('G0 X0 Z10.\nG83 Z-12. R-8. Q5000 F0.1', FANUC).rows.slice(1)).toEqual([
    'G0 0 0 10',
    'G0 0 0 2',
    'G1 0 0 -3',
    'G0 0 0 2',
    'G0 0 0 -2',
    'G1 0 0 -8',
    'G0 0 0 2',
    'G0 0 0 -7',
    'G1 0 0 -12',
    'G0 0 0 10',
  ]);
});

test('Haas G83: R is a coordinate, Q has a decimal point', () => {
  expect(readRows('G0 X0 Z10.\nG83 Z-6. R2. Q5. F0.1', HAAS).rows.slice(2)).toEqual([
    'G0 0 0 2',
    'G1 0 0 -3',
    'G0 0 0 2',
    'G0 0 0 -2',
    'G1 0 0 -6',
    'G0 0 0 10',
  ]);
});

test('an R that leads away from the hole is a coordinate; without R the hole starts at the tool', () => {
  expect(readRows('G0 X0 Z5.\nG83 Z-6. R2. F0.1', FANUC).rows.slice(2)).toEqual([
    'G0 0 0 2',
    'G1 0 0 -6',
    'G0 0 0 5',
  ]);
  expect(readRows('G0 X0 Z5.\nG83 Z-6. F0.1', FANUC).rows.slice(2)).toEqual(['G1 0 0 -6', 'G0 0 0 5']);
});

test('holes on a circle: C, then H for each further one', () => {
  const { rows, canon } = readRows('G0 X50. Z5. C0\nG83 C30. Z-6. R-3. F0.1\nH60. K2\nG80', FANUC);
  expect(rows.filter((row) => row.startsWith('G1'))).toEqual(Array(3).fill('G1 25 0 -6'));
  expect(canon.rotary?.[(canon.count - 1) * 3 + 2]).toBe(150);
});

test('Fanuc G87 drills the side along X, R on radius; W and U measure from R', () => {
  expect(readRows('G0 X60. Z-20.\nG87 X30. R-8. F0.1\nZ-30.', FANUC).rows.slice(1)).toEqual([
    'G0 30 0 -20',
    'G0 22 0 -20',
    'G1 15 0 -20',
    'G0 30 0 -20',
    'G0 30 0 -30',
    'G0 22 0 -30',
    'G1 15 0 -30',
    'G0 30 0 -30',
  ]);
  expect(readRows('G0 X0 Z10.\nG83 W-12. R-8. F0.1', FANUC).rows).toContain('G1 0 0 -10');
});

test('tapping: in step with the spindle, on the face and in the side', () => {
  expect(readRows('G97 S500 M3\nG0 X0 Z5.\nG84 Z-20. R-2. F1.5', FANUC).rows.slice(2)).toEqual([
    'G0 0 0 3',
    'thread 0 0 -20',
    'thread 0 0 3',
    'G0 0 0 5',
  ]);
  const side = readRows('G97 S500 M3\nG0 X60. Z-20.\nG88 X30. R-8. F1.5', FANUC).rows;
  expect(side.filter((row) => row.startsWith('thread'))).toEqual(['thread 15 0 -20', 'thread 22 0 -20']);
});

test('a lathe drilling takes its time: 30 mm at 0.1 mm per turn and 1000 rpm are 18 s', () => {
  const text = 'T0303\nG97 S1000 M3\nG0 X0 Z5.\nG83 Z-30. R-5. Q10000 F0.1\nG80\nM30';
  const { report } = analyze(new TextEncoder().encode(text), { dialect: 'fanuc', lathe: true });
  expect(report.time.cutting).toBeGreaterThan(18);
  expect(report.time.cutting).toBeLessThan(21);
});

test('a cycle without its bottom is refused on its line', () => {
  expect(readRows('G0 X0 Z5.\nG83 R-3. Q5000 F0.1', FANUC).findings).toContain('bad-block 2:1');
});
