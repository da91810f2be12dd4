import { expect, it } from 'vitest';
import { customerWarnings } from './customer-warnings.ts';

it('warns beside the fields that are wrong and only there', () => {
  const warnings = customerWarnings({
    vatNumber: 'IT00743110158',
    fiscalCode: 'RSSMRA85M01H501Q',
    iban: '',
    sdi: 'ABC',
    legalAddress: { postalCode: '1301', country: 'IT' },
  });
  expect(Object.keys(warnings).toSorted()).toEqual(['legalAddress.postalCode', 'sdi', 'vatNumber']);
});

it('takes the numbers of other countries as they are', () => {
  const remarks = (vatNumber: string, country: string) =>
    Object.keys(customerWarnings({ vatNumber, legalAddress: { country } }));
  expect(remarks('123456789', 'CH')).toEqual([]);
  expect(remarks('0000000', 'FR')).toEqual([]);
  expect(remarks('123456789', 'IT')).toEqual(['vatNumber']);
});
