import { expect, test } from 'vitest';
import { codesOf, readRows } from '../../test/read-rows.ts';

test('comments in comments are one comment, and said so', () => {
  const { rows, findings } = readRows('O1 (STAFFA (REV (B)) 100%)\nG1 X5 F100 (A (B) X9)\nM30');
  expect(rows).toEqual(['G1 5 0 0']);
  expect(codesOf(findings)).toEqual(['nested-comment', 'nested-comment']);
});

test('a bracket that is opened twice and closed once ends the comment at the first one', () => {
  expect(readRows('G1 X5 F100 (A (B) Y2\nM30')).toMatchObject({ rows: ['G1 5 2 0'], findings: [] });
});

test('programs and subprograms have names on newer Fanuc controls', () => {
  const text =
    '<PEZZO_12>(NOME)\nG91 F100\nM98<PASSO>L2\nM98 <PASSO>\nG65<LUNGO>A7.\nM30\n<PASSO>\nG1 X10.\nM99\n<LUNGO>\nG1 Y#1\nM99';
  expect(readRows(text)).toMatchObject({
    rows: ['G1 10 0 0', 'G1 20 0 0', 'G1 30 0 0', 'G1 30 7 0'],
    findings: [],
  });
  expect(codesOf(readRows('M98<ALTRO>\nM30').findings)).toEqual(['subprogram-missing']);
});
