import { expect, test } from 'vitest';
import { codesOf, readRows } from '../../test/read-rows.ts';
import type { Dialect } from '../dialect.ts';

const HOLE = 'G98 G81 X10. Y0. Z-5. R2. F100\nG80\nZ15.\nM30';
const mill = (dialect: Dialect, text: string) => readRows(text, { dialect, lathe: false });

test.each<Dialect>(['fanuc', 'haas'])('%s: after G80 the G00 before the cycle holds again', (dialect) => {
  const { rows, findings } = mill(dialect, `G21 G90 S500 M3\nG0 X0 Y0 Z10.\n${HOLE}`);
  expect(codesOf(findings)).not.toContain('bad-block');
  expect(rows.at(-1)).toBe('G0 10 0 15');
});

test('after G80 the G01 before the cycle is active again, at the current feed', () => {
  expect(mill('fanuc', `G21 G90 G0 Z10.\nG1 Z9. F200\n${HOLE}`).rows.at(-1)).toBe('G1 10 0 15');
});

test('a tool change between two cycles keeps the G00 before them', () => {
  const program = 'G21 G0 Z10.\nG81 X1. Z-1. R2. F99\nG83 X2. Z-3. R2. Q1.\nG80\nX5. Y5.';
  expect(mill('fanuc', program).rows.at(-1)).toBe('G0 5 5 10');
});

test.each<Dialect>(['linuxcnc', 'grbl'])('%s: axes after G80 need a motion code', (dialect) => {
  expect(codesOf(mill(dialect, `G21 G90 S500 M3\nG0 X0 Y0 Z10.\n${HOLE}`).findings)).toContain('bad-block');
});

test('axes before any motion code are refused, also after G80', () => {
  expect(codesOf(mill('fanuc', 'G21 G80\nX5.').findings)).toContain('bad-block');
});

test('a cycle of a lathe acts in its block: the next axes move as before it', () => {
  const thread = 'G76 P010060 Q100 R0.05\nG76 X8.16 Z-10. P920 Q300 F1.5';
  const { rows, findings } = readRows(`G21 G97 S300 M3 T0101\nG0 X12. Z5.\n${thread}\nX50.\nZ100.\nM30`, {
    dialect: 'fanuc',
    lathe: true,
  });
  expect(codesOf(findings)).not.toContain('unused-word');
  expect(rows.slice(-2)).toEqual(['G0 25 0 5', 'G0 25 0 100']);
});
