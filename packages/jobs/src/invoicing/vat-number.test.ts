import { expect, it } from 'vitest';
import { plainVatNumber, splitVatNumber, vatNumberKey } from './vat-number.ts';

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

it.each([
  ['IT 01234567897', '', 'IT', '01234567897'],
  ['EL094259216', 'GR', 'GR', '094259216'],
  ['GB 123 4567 89', 'GB', 'GB', '123456789'],
  ['123456789', 'GB', 'GB', '123456789'],
  ['XI123456789', 'GB', 'XI', '123456789'],
  ['DE811569869', 'CH', 'DE', '811569869'],
  ['CHE-123.456.789 MWST', 'CH', 'CH', 'E123456789MWST'],
  ['SM 12345', 'SM', 'SM', '12345'],
  // The letters name no country: CNPJ is a Brazilian number, OO is what the agency wants for buyers without one.
  ['CNPJ 12.345.678/0001-95', 'BR', 'BR', 'CNPJ12345678000195'],
  ['OO99999999999', 'US', 'US', 'OO99999999999'],
  ['T8010401050387', 'JP', 'JP', 'T8010401050387'],
  ['0000000', 'FR', 'FR', '0000000'],
])('«%s» of a party in «%s» is country %s and code %s', (typed, country, ...parts) => {
  expect(Object.values(splitVatNumber(typed, country || 'IT'))).toEqual(parts);
});
