import { describe, expect, it } from 'vitest';
import { fiscalCodeWarning } from './fiscal-code.ts';
import { ibanWarning } from './iban.ts';

describe('codice fiscale', () => {
  it.each([
    '',
    'RCCMNL83S18D969H',
    'CNTCHR83T41D969D',
    'RSSMRA85M01H501Q',
    'rss mra 80a01 h501u',
    'RSSMRA80A01H50MM',
    '00743110157',
  ])('%s passes', (code) => expect(fiscalCodeWarning(code)).toBeNull());

  it.each(['RSSMRA80A01H501X', 'RCCMNL83S18D969', '00743110158', '1234567890'])('%s warns', (code) =>
    expect(fiscalCodeWarning(code)).not.toBeNull(),
  );
});

describe('IBAN', () => {
  it.each(['', 'IT60X0542811101000000123456', 'it76 W030 6909 6061 0000 0123 456', 'DE89370400440532013000'])(
    '%s passes',
    (iban) => expect(ibanWarning(iban)).toBeNull(),
  );

  it.each([
    'IT60X0542811101000000123457',
    'IT61X0542811101000000123456',
    'IT60X05428111010000001234',
    'non un iban',
  ])('%s warns', (iban) => expect(ibanWarning(iban)).not.toBeNull());
});
