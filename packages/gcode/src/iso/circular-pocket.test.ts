import { expect, test } from 'vitest';
import { readRows } from '../../test/read-rows.ts';

/** After gcodes.net "Haas G12/G13" and the Haas VF series manual 96-8000 (06/1999), "Circular pocket milling". */
const haas = (text: string) =>
  readRows(`T1 M6\nS1000 M3\nG0 X0 Y0 Z2.\n${text}\nM30`, {
    dialect: 'haas',
    lathe: false,
    toolRadius: () => 5,
  });
const rows = (text: string) => haas(text).rows.slice(1);

test('the tool radius is subtracted from I and K; the last ring is that of K', () => {
  expect(rows('G13 I8. K20. Q5. Z-3. F300. D1')).toEqual([
    'G1 0 0 -3',
    'G1 3 0 -3',
    'G3 3 0 -3',
    'G1 8 0 -3',
    'G3 8 0 -3',
    'G1 13 0 -3',
    'G3 13 0 -3',
    'G1 15 0 -3',
    'G3 15 0 -3',
    'G1 0 0 -3',
  ]);
});

test('D0 is the path of the centre; I alone is one circle', () => {
  expect(rows('G12 I8. Z-3. F300. D0')).toEqual(['G1 0 0 -3', 'G1 8 0 -3', 'G2 8 0 -3', 'G1 0 0 -3']);
});

test('X and Y of the block are the centre', () => {
  expect(rows('G12 X10. Y20. I8. Z-3. F300. D0').slice(0, 3)).toEqual([
    'G0 10 20 2',
    'G1 10 20 -3',
    'G1 18 20 -3',
  ]);
});

test('with G91 every loop of L goes deeper by Z', () => {
  const levels = rows('G91 G13 I8. Z-2. L3 F300. D1').filter((row) => row.startsWith('G3'));
  expect(levels).toEqual(['G3 3 0 0', 'G3 3 0 -2', 'G3 3 0 -4']);
});

test('a circle no larger than the tool is a finding, not a crash', () => {
  const { findings, rows: moves } = haas('G13 I5. Z-3. F300. D1');
  expect(findings.filter((finding) => finding.startsWith('bad-block'))).toHaveLength(1);
  expect(moves).toEqual(['G0 0 0 2']);
});
