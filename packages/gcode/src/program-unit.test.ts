import { expect, test } from 'vitest';
import { bytesOf } from '../test/read-rows.ts';
import { analyze } from './analyze.ts';
import { likelyUnit } from './program-unit.ts';

const MILL = 'O1\nT1 M6\nS3000 M3\nG0 X0 Y0\nG1 X10. F300.\nM30';
const INCHES = 'O1\n(1/4 IN END MILL)\nT1 M6\nS6000 M3\nG0 X0. Y0.\nG1 X1.2505 F40.\nM30';
const of = (text: string) => ({ name: 'a.nc', bytes: bytesOf(text) });
const report = (text: string, unit?: 'mm' | 'inch') =>
  analyze([of(text)], { dialect: 'haas', lathe: false, ...(unit && { unit }) }).report;

test.each([
  ['inch', 'the comments name fractions', INCHES],
  ['inch', 'the feed of a turn is thousandths of an inch', 'S6000 M3\nG1 X1.25 F40.\nX2. F30.'],
  ['inch', 'a lathe feeds thousandths of an inch', 'G96 S600 M3\nG1 X1.5 Z-1. F.008\nX2. F.012'],
  ['mm', 'the feed of a turn is tenths of a millimetre', MILL],
  ['mm', 'a lathe feeds tenths of a millimetre', 'G96 S180 M3\nG1 X40. Z-20. F.25'],
  [null, 'nothing speaks for either', 'G0 X10 Y10\nX20'],
])('%s: %s', (unit, _why, text) => {
  expect(likelyUnit(of(text))).toBe(unit);
});

test('a program without G20 and G21 is reported, with the unit it was read in and the probable one', () => {
  const told = report(INCHES);
  expect(told.undeclaredUnit).toEqual({ used: 'mm', likely: 'inch' });
  const finding = told.findings.find(({ code }) => code === 'unit-undeclared');
  expect(finding?.message).toContain('sembra in pollici');
  expect(report(MILL).undeclaredUnit).toEqual({ used: 'mm', likely: 'mm' });
});

test('a unit chosen by hand counts and removes the finding', () => {
  const told = report(INCHES, 'inch');
  expect(told.undeclaredUnit).toEqual({ used: 'inch', likely: 'inch' });
  expect(told.findings.map(({ code }) => code)).not.toContain('unit-undeclared');
  expect(told.length.feed).toBeCloseTo(25.4 * report(INCHES).length.feed, 9);
  expect(told.time.cutting).toBeGreaterThan(0.9 * report(INCHES).time.cutting);
});

test('bare sizes of tools are in the unit chosen by hand', () => {
  const program = '(T1 1/2 ENDMILL)\n(T2 DRILL .257)\nT1 M6\nS3000 M3\nG1 X10. F300.\nT2 M6\nG1 X0\nM30';
  const sizes = (unit?: 'inch') => report(program, unit).tools.map(({ diameter }) => diameter?.value);
  expect(sizes()).toEqual([12.7, 0.257]);
  expect(sizes('inch')).toEqual([12.7, 6.5278]);
});

test('a declared unit takes precedence over the one chosen by hand', () => {
  const told = report(`G21\n${MILL}`, 'inch');
  expect(told.undeclaredUnit).toBeNull();
  expect(told.length.feed).toBe(10);
});

test('LinuxCNC and GRBL start in millimetres: nothing is undeclared', () => {
  const told = analyze([of('G0 X10\nG1 X20 F100\nM2')], { dialect: 'linuxcnc' }).report;
  expect(told.undeclaredUnit).toBeNull();
});
