import { expect, it } from 'vitest';
import { agree, countOf } from './count-of.ts';

it.each([
  [0, '0 posti'],
  [1, '1 posto'],
  [2, '2 posti'],
  [1200, '1.200 posti'],
])('%d', (count, text) => {
  expect(countOf(count, 'posto', 'posti')).toBe(text);
});

it('agrees with the count', () => {
  expect([0, 1, 2].map((count) => agree(count, 'ha', 'hanno'))).toEqual(['hanno', 'ha', 'hanno']);
});
