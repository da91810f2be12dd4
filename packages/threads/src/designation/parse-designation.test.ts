import { describe, expect, test } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { printDesignation } from './print-designation.ts';

/** What people write, and the canonical spelling of what they mean. */
const READINGS: readonly (readonly [string, string])[] = [
  ['M8', 'M8'],
  ['m8', 'M8'],
  ['M8x1.25', 'M8'],
  ['m10x1', 'M10x1'],
  ['M 10 x 1,25', 'M10x1.25'],
  ['M10×1.5-6H', 'M10-6H'],
  ['M10*1', 'M10x1'],
  ['M10-1.5', 'M10'],
  ['M10 passo 1,25', 'M10x1.25'],
  ['MF10x1', 'M10x1'],
  ['  M12  ', 'M12'],
  ['M8-6g', 'M8-6g'],
  ['M8 6H/6g', 'M8-6H/6g'],
  ['M8x1-4H5H', 'M8x1-4H5H'],
  ['M16xPh3P1.5', 'M16xPh3P1.5'],
  ['M2,5', 'M2.5'],
  ['M20x1.5-LH', 'M20x1.5-LH'],
  ['M20x1.5 LH 6H', 'M20x1.5-6H-LH'],
  ['M8 sinistra', 'M8-LH'],
  ['M8LH', 'M8-LH'],
  ['M8 dx', 'M8'],
  ['G 1/2"', 'G1/2'],
  ['G1/2A', 'G1/2A'],
  ['g1/2 b', 'G1/2B'],
  ['G½', 'G1/2'],
  ['G1½', 'G1 1/2'],
  ['G 1"1/4', 'G1 1/4'],
  ['G 1.1/4', 'G1 1/4'],
  ['G1-1/4', 'G1 1/4'],
  ['G 0,5', 'G1/2'],
  ['1/2 gas', 'G1/2'],
  ['3/4″ BSP', 'G3/4'],
  ['1/4-20 UNC', '1/4-20 UNC'],
  ['1/4"-20', '1/4-20 UNC'],
  ['1/4-20', '1/4-20 UNC'],
  ['1/4-28', '1/4-28 UNF'],
  ['1/4-32', '1/4-32 UNEF'],
  ['UNC 1/4', '1/4-20 UNC'],
  ['1/4 UNF', '1/4-28 UNF'],
  ['0,25-20 UNC', '1/4-20 UNC'],
  ['.250-20 UNC', '1/4-20 UNC'],
  ['1/4-20 UNC-2B', '1/4-20 UNC-2B'],
  ['1/4-20 unc 3a', '1/4-20 UNC-3A'],
  ['1/4-20 UNC-2A LH', '1/4-20 UNC-2A-LH'],
  ['8-32', '#8-32 UNC'],
  ['#8-32', '#8-32 UNC'],
  ['No. 8-32', '#8-32 UNC'],
  ['n° 10-32', '#10-32 UNF'],
  ['1-8', '1-8 UNC'],
  ['1-72', '#1-72 UNF'],
  ['1 1/2-6 UNC', '1 1/2-6 UNC'],
  ['1-1/2-6 UNC', '1 1/2-6 UNC'],
  ['2-4 1/2 UNC', '2-4.5 UNC'],
  ['Tr 20x4', 'Tr20x4'],
  ['TR20X8P4', 'Tr20x8P4'],
  ['Tr 40 x 14 (P7)', 'Tr40x14P7'],
  ['Tr40x7-7H', 'Tr40x7-7H'],
  ['Tr 40x7 LH', 'Tr40x7-LH'],
  ['1/2 NPT', '1/2 NPT'],
  ['NPT 1/2', '1/2 NPT'],
  ['1/2-14 NPT', '1/2 NPT'],
  ['1-11 1/2 NPT', '1 NPT'],
  ['R 3/4', 'R3/4'],
  ['Rp1/2', 'Rp1/2'],
  ['rc 1/4"', 'Rc1/4'],
  ['3/8 BSPT', 'R3/8'],
];

/** Refusals: code, and a piece of the message that helps. */
const REFUSALS: readonly (readonly [string, string, string])[] = [
  ['', 'empty', 'Scrivi una filettatura'],
  ['   ', 'empty', 'Scrivi una filettatura'],
  ['abc', 'unrecognised', 'abc'],
  ['M', 'unrecognised', 'M8'],
  ['M0', 'invalid-size', 'maggiore di zero'],
  ['M-8', 'invalid-size', 'maggiore di zero'],
  ['M8x99', 'unknown-pitch', '1,25 · 1 · 0,75'],
  ['M8x0', 'unknown-pitch', 'maggiore di zero'],
  ['M8x-1', 'unrecognised', 'M10x1'],
  ['M13', 'unknown-size', 'M12, M14'],
  ['M999', 'unknown-size', 'M100'],
  ['M15', 'missing-pitch', '1,5 · 1'],
  ['M16xPh4P1.5', 'invalid-lead', 'multiplo'],
  ['M8-7H', 'unknown-class', '6H'],
  ['M8-6e', 'unknown-class', '6g'],
  ['Tr20', 'missing-pitch', '2 · 4'],
  ['Tr20x8', 'unknown-pitch', '2 · 4'],
  ['Tr20x4-6H', 'unknown-class', '7H'],
  ['Tr0x2', 'invalid-size', 'maggiore di zero'],
  ['G1/3', 'unknown-size', '1/2'],
  ['G0', 'unknown-size', '1/2'],
  ['G1/0', 'unknown-size', '1/2'],
  ['G1/2C', 'unrecognised', 'G1/2A'],
  ['R1/2A', 'unknown-class', 'A'],
  ['1/2-99 NPT', 'unknown-pitch', '14'],
  ['1/4-99', 'unknown-pitch', '1/4-20 UNC'],
  ['1/3-20 UNC', 'unknown-size', '1/3'],
  ['1 UNC', 'ambiguous', '#1-64 UNC'],
  ['1/4-20 UNC-1B', 'unknown-class', '2B'],
  ['1/2', 'ambiguous', 'G1/2'],
  ['8', 'ambiguous', 'M8'],
  ['1/2 NPTF', 'unsupported-system', 'NPTF'],
  ['MJ8x1', 'unsupported-system', 'MJ'],
  ['BSW 1/4', 'unsupported-system', 'Whitworth'],
  ['1 1/8-8 UN', 'unsupported-system', 'UN'],
  ['M8'.repeat(40), 'too-long', 'troppo lungo'],
];

describe('parseDesignation', () => {
  test.each(READINGS)('%j is %s', (typed, canonical) => {
    const outcome = parseDesignation(typed);
    expect(outcome.ok ? printDesignation(outcome.value) : outcome.error.message).toBe(canonical);
  });

  test.each(REFUSALS)('%j is refused: %s', (typed, code, help) => {
    const outcome = parseDesignation(typed);
    expect(outcome).toMatchObject({ ok: false, error: { code } });
    expect(outcome.ok ? '' : outcome.error.message).toContain(help);
  });

  test('a message never carries control characters of the text', () => {
    const outcome = parseDesignation('abc\u001B[31m\u0000');
    expect(outcome.ok ? '' : outcome.error.message).toContain('«abc[31m»');
  });
});
