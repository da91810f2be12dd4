import { expect, it } from 'vitest';
import { plainVatNumber, vatNumberKey } from './vat-number.ts';

it.each([
  ['01234567890', '01234567890'],
  ['IT01234567890', '01234567890'],
  ['it 0123-4567.890', '01234567890'],
  ['ATU12345678', 'ATU12345678'],
  ['  ', ''],
])('the key of «%s» is «%s»', (typed, key) => {
  expect(vatNumberKey(typed)).toBe(key);
});

it('keeps the country where an invoice needs it', () => {
  expect(plainVatNumber('it 0123-4567.890')).toBe('IT01234567890');
});
