import { describe, expect, it, test } from 'vitest';
import { bytesOf } from '../test/read-rows.ts';
import { analyze } from './analyze.ts';
import type { Dialect } from './dialect.ts';

/** The line of the cycle is the fourth. */
const told = (dialect: Dialect, line: string, head: string) => {
  const { report } = analyze(bytesOf(`${head}\n${line}\n`), { dialect, lathe: false });
  const found = report.findings.find(({ code }) => code === 'unsupported-word');
  return { kind: report.timeKind, high: report.timeBand.high, line: found?.line, severity: found?.severity };
};
const LEAST = { kind: 'least', high: null, line: 4, severity: 'warning' };

describe('a known but unsupported cycle makes the time a lower bound, with its line', () => {
  it.each([60, 73, 74, 75, 78, 79, 899, 950, 976, 977, 978, 979])('CYCLE%i of Siemens', (number) => {
    const head = 'G17 G90 G54\nT1 D1 M6\nS1000 M3 F200';
    expect(told('siemens', `CYCLE${number}(100,0,2,-10)`, head)).toEqual(LEAST);
  });

  it.each([27, 28, 275, 276, 277, 278])('cycle %i of Heidenhain', (number) => {
    const head = 'BEGIN PGM A MM\nTOOL CALL 1 Z S1000 F200\nL Z+50 R0 FMAX M3';
    expect(told('heidenhain', `CYCL DEF ${number} X Q200=2\nCYCL CALL`, head)).toEqual(LEAST);
  });

  it.each([400, 408, 411, 419, 427, 444, 461])('TCH PROBE %i of Heidenhain', (number) => {
    const head = 'BEGIN PGM A MM\nTOOL CALL 1 Z S1000 F200\nL Z+50 R0 FMAX M3';
    expect(told('heidenhain', `TCH PROBE ${number} X Q321=+50`, head)).toEqual(LEAST);
  });

  it.each(['G150 P1000 X0 Y0 Z-10. R2. Q5. I4. F300.', 'G68.3 X0 Y0 Z0 R10.'])('%s', (block) => {
    expect(told('haas', block, 'G21 G90\nT1 M6\nS1000 M3')).toEqual(LEAST);
  });
});

test('a contour that calls its own reading cycle ends with a sentence', () => {
  const cycle = 'CYCLE72("A:B",30,0,2,-10,5,0.1,0.1,300,100,1,41,1,3,0,1,3)';
  const text = `T1 D1 M6\nS1000 M3 F200\n${cycle}\nM30\nA: G1 X10 Y10\n${cycle}\nB: Y40\n`;
  const { report } = analyze(bytesOf(text), { dialect: 'siemens', lathe: false, diameters: { T1: 10 } });
  expect(report.findings.map(({ message }) => message).join(' ')).toContain('un profilo non può contenere');
});
