import { expect, it } from 'vitest';
import { parseQuantities, withQuantities } from './parse-quantities.ts';

it.each([
  ['10 50 100 500', [10, 50, 100, 500]],
  ['10\t50\t100\r\n', [10, 50, 100]],
  ['10\n50\n100', [10, 50, 100]],
  ['1.000; 2.500 pz', [1000, 2500]],
  ['10, 50, 100', [10, 50, 100]],
  ['50pz/100pz', [50, 100]],
  ['0 -5 2,5 abc 50 50', [2, 5, 50]],
  ['', []],
])('%j gives %j', (text, quantities) => {
  expect(parseQuantities(text)).toEqual(quantities);
});

it('keeps a list in order without doubles', () => {
  expect(withQuantities([50, 10], [100, 50, 1])).toEqual([1, 10, 50, 100]);
});
