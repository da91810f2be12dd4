import { expect, test } from 'vitest';
import { runText } from '../../test/motion-rows.ts';
import { bytesOf } from '../../test/read-rows.ts';
import { analyze } from '../analyze.ts';
import type { Dialect } from '../dialect.ts';
import { DEFAULT_MILL } from '../machine/example-machines.data.ts';

const other = (dialect: Dialect, text: string) =>
  analyze(bytesOf(text), { dialect, lathe: false, machine: DEFAULT_MILL }).report.time.other;

/** Rotary axes of the typical machine: 120 °/s, 500 °/s², so that v/a = 0.24 s is added once the speed is reached. */
const turn = (degrees: number) => degrees / 120 + 120 / 500;

test('G12.1: C is a length across X, which is a diameter', () => {
  const { rows, problems } = runText(
    'fanuc',
    'G98\nG0 X40. Z0.\nG12.1\nG1 C20. F100.\nX0.\nG3 X-40. C0. R20.\nG13.1\nG0 C90.\nM30',
    {},
    { lathe: true },
  );
  expect(problems).toEqual([]);
  expect(rows).toEqual(['G0 20 0 0', 'G1 20 20 0', 'G1 0 20 0', 'G3 -20 0 0 c 0 0 90°', 'G0 -20 0 0']);
});

test('G7.1: C runs along the unrolled cylinder, 20 mm · π/180 for a degree', () => {
  const { rows, problems } = runText('fanuc', 'G0 Z0\nG7.1 C20.\nG1 C90. F100.\nZ-10.\nG7.1 C0\nM30');
  expect(problems).toEqual([]);
  expect(rows).toEqual(['G0 0 0 0', 'G1 0 31.416 0', 'G1 0 31.416 -10']);
});

test('G68.2 and G53.1: the path in the tilted plane, and the time of the turn', () => {
  const text = 'G0 Z50.\nG68.2 X0 Y0 Z0 I0 J30. K0\nG53.1\nG1 X10. F100.\nG69\nM30';
  const { rows, problems, findings } = runText('fanuc', text);
  expect(problems).toEqual([]);
  expect(findings.marks('least')).toBe(false);
  expect(rows).toEqual(['G0 0 0 50', 'G1 10 0 50']);
  expect(other('fanuc', text)).toBeCloseTo(turn(30), 4);
});

test('G43.4 keeps the moves of its block', () => {
  const { rows, problems } = runText('fanuc', 'G0 X10. Y5.\nG43.4 H1 Z20.\nG1 X20. B15. F100.\nG49\nM30');
  expect(problems).toEqual([]);
  expect(rows).toEqual(['G0 10 5 0', 'G0 10 5 20', 'G1 20 5 20']);
});

test('CYCLE800 and PLANE turn at the rapid of the rotary axes; STAY does not turn them', () => {
  const plane = (words: string) =>
    `BEGIN PGM A MM\nPLANE SPATIAL SPA+0 SPB+45 SPC+0 ${words}\nPLANE RESET ${words}\nEND PGM A MM`;
  expect(other('heidenhain', plane('TURN FMAX'))).toBeCloseTo(2 * turn(45), 4);
  expect(other('heidenhain', plane('STAY'))).toBe(0);
  const swivel = 'CYCLE800(1,"TC1",0,57,0,0,0,0,45,0,0,0,0,-1)\nCYCLE800()\nM30';
  expect(other('siemens', swivel)).toBeCloseTo(2 * turn(45), 4);
});
