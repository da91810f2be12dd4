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
