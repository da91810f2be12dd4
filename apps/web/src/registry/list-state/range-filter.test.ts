import { expect, it } from 'vitest';
import { rangeOf, rangeText, withRange } from './range-filter.ts';

const filter = ['state:sent', 'min:100'];
const fields = ['min', 'max'] as const;

it('reads and writes the two parameters of a range and leaves the others alone', () => {
  expect(rangeOf(filter, ...fields)).toEqual({ from: '100', to: '' });
  expect(withRange(filter, fields, { from: '', to: '500' })).toEqual(['max:500', 'state:sent']);
  expect(withRange(filter, fields, { from: '', to: '' })).toEqual(['state:sent']);
});

it.each([
  [{ from: '100', to: '500' }, 'da 100 a 500 €'],
  [{ from: '100', to: '' }, 'da 100 €'],
  [{ from: '', to: '500' }, 'fino a 500 €'],
  [{ from: '', to: '' }, ''],
])('writes %j as %j', (range, text) => {
  expect(rangeText(range, (word) => word, '€')).toBe(text);
});
