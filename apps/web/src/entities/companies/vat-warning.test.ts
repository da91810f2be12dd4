import { isVatCheckDigitRight } from '@truciolo/italian';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatWarning } from './vat-warning.ts';

// Published numbers of large Italian companies (ENI, Ferrari, Telecom Italia).
it.each(['00905811006', '00159560366', '00488410010'])('%s is valid', (vatNumber) => {
  expect(isVatCheckDigitRight(vatNumber)).toBe(true);
  expect(vatWarning(vatNumber)).toBeNull();
});

it('detects any single wrong digit', () => {
  const right = '00905811006';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const wrong = [...right]
        .map((digit, at) => (at === place ? String((Number(digit) + shift) % 10) : digit))
        .join('');
      expect(isVatCheckDigitRight(wrong)).toBe(false);
      expect(vatWarning(wrong)).toMatch(/ultima cifra/);
    }),
  );
});

it.each(['', '0090581100', '009058110061', 'IT905811006'])(
  '%j is incomplete and gets no warning',
  (vatNumber) => {
    expect(isVatCheckDigitRight(vatNumber)).toBe(false);
    expect(vatWarning(vatNumber)).toBeNull();
  },
);
