import { expect, test } from 'vitest';
import { bytesOf } from '../../test/read-rows.ts';
import { analyze } from '../analyze.ts';

const found = (text: string, dialect: 'fanuc' | 'grbl' = 'fanuc') =>
  analyze(bytesOf(text), { dialect, lathe: false }).report.findings.map(
    ({ code, line }) => `${code} ${line}`,
  );

test('cutting with a spindle that never starts is reported once, on the first cut', () => {
  const cut = 'G0 X0 Y0 Z5\nG1 Z-1 F200\nX20\nG0 Z5\nM30';
  expect(found(`G21 G17\nT1 M6\nS2000\n${cut}`)).toEqual(['spindle-never-started 5']);
  expect(found(`G21 G17\nT1 M6\nS2000 M3\n${cut}`)).toEqual([]);
  // A router started by hand, a driven tool of the machine's own, a program that only moves.
  expect(found(cut, 'grbl')).toEqual([]);
  expect(found(`G21 G17\nT1 M6\nM133\n${cut}`)).not.toContain('spindle-never-started 5');
  expect(found('G21 G17\nG0 X10 Y10 Z5\nM30')).toEqual([]);
});

const HEAD = 'G21 G17\nT1 M6\nS2000 M3\n';

test('a rapid at depth, after a rapid down through the floor of a cut or into the part', () => {
  const slot = 'G0 X0 Y0 Z5\nG1 Z-2 F200\nX50\n';
  expect(found(`${HEAD}${slot}G0 Z-10\nG0 X0 Y30\nG0 Z5\nM30`)).toEqual(['rapid-into-stock 8']);
  const pocket = 'G1 X0 Y0 F200\nX60\nY60\nX0\nY0\n';
  expect(found(`${HEAD}G0 X0 Y0 Z-10\n${pocket}G0 Z5\nX30 Y10\nZ-10\nY50\nZ5\nM30`)).toEqual([
    'rapid-into-stock 13',
  ]);
});

test('no alarm for a rapid down beside the part, in what is already cut, or above it', () => {
  const contour = 'G1 X0 Y0 F200\nX60\nY60\nX0\nY0\n';
  expect(found(`${HEAD}G0 X-20 Y-20 Z5\nG0 Z-10\nG0 X-10 Y-10\n${contour}G0 Z5\nM30`)).toEqual([]);
  expect(found(`${HEAD}G0 X0 Y0 Z5\nG0 Z-10\n${contour}G0 Z5\nX0 Y0\nZ-10\nX60\nZ5\nM30`)).toEqual([]);
  expect(found(`${HEAD}G0 X0 Y0 Z5\nG1 Z-2 F200\nX50\nG0 Z2\nX0 Y30\nM30`)).toEqual([]);
});

test('a rapid that leaves a cut at its depth is reported, even where nothing is cut later', () => {
  const slot = 'G0 X0 Y0 Z5\nG1 Z-5 F200\nX50\n';
  expect(found(`${HEAD}${slot}G0 X80 Y40\nZ5\nM30`)).toEqual(['rapid-at-depth 7']);
  expect(found(`${HEAD}${slot}G0 Z5\nX80 Y40\nM30`)).toEqual([]);
  // Short rapids in between do not hide the long one; holes drilled by feed count as cuts.
  expect(found(`${HEAD}${slot}G0 X49\nX0 Y40\nG1 X50\nG0 Z5\nM30`)).toEqual(['rapid-into-stock 8']);
  expect(found(`${HEAD}G0 X0 Y0 Z5\nG1 Z-5 F200\nG0 X50 Y20\nG1 Z-10\nG0 Z5\nM30`)).toEqual([
    'rapid-into-stock 6',
  ]);
  // The tool went down in rapid beside the part: it may leave in rapid too.
  const beside = 'G0 X-20 Y-20 Z5\nG0 Z-10\nG1 X0 Y0 F200\nX60\nY60\nX-20\nY-20\n';
  expect(found(`${HEAD}${beside}G0 X-60\nZ5\nM30`)).toEqual([]);
});
