import { expect, it } from 'vitest';
import { readCounts } from './read-counts.ts';

it.each([
  ['10 50 100 500', [10, 50, 100, 500], []],
  ['10\t50\t100\r\n', [10, 50, 100], []],
  ['10\n50\n100', [10, 50, 100], []],
  ['1.000; 2.500 pz', [1000, 2500], []],
  ['10, 50, 100', [10, 50, 100], []],
  ['50pz/100pz', [50, 100], []],
  ['0 -5 2,5 abc 50 50', [50], ['0', '-5', '2,5', 'abc']],
  ['10,50,100', [], ['10,50,100']],
  ['3+2 1e3 1:30', [], ['3+2', '1e3', '1:30']],
  ['', [], []],
])('%j gives %j and leaves %j', (text, counts, left) => {
  expect(readCounts(text)).toMatchObject({ counts, left });
});

it('explains what a count is', () => {
  expect(readCounts('0').message).toBe('«0»: scrivi quantità intere da 1 in su.');
  expect(readCounts('10,50').message).toBe(
    '«10,50»: scrivi quantità intere da 1 in su e separale con uno spazio.',
  );
});
