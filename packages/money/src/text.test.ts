import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { euros, money } from './money.ts';
import { moneyFromDecimal } from './money-from-decimal.ts';

describe('moneyFromDecimal', () => {
  it('reads the decimal text of files, where only the dot is a decimal mark', () => {
    expect(moneyFromDecimal('1234.5')).toBe(euros(1234.5));
    for (const bad of ['1,5', '1.234,5', '', '1.23456', '.5', 'Infinity'])
      expect(moneyFromDecimal(bad)).toBeNull();
  });
});

describe('formatMoney', () => {
  it.each([
    [1234.56, {}, '€ 1.234,56'],
    [1234.5, {}, '€ 1.234,50'],
    [0.005, {}, '€ 0,01'],
    [-88.485, {}, '−€ 88,49'],
    [-88.485, { symbol: false }, '−88,49'],
    [-0.001, {}, '€ 0,00'],
    [0.1234, { maxDecimals: 4 }, '€ 0,1234'],
    [0.12, { maxDecimals: 4 }, '€ 0,12'],
    [1234567.8, { minDecimals: 0, maxDecimals: 0 }, '€ 1.234.568'],
  ])('%d %o is %s', (amount, format, expected) => {
    expect(formatMoney(euros(amount), format)).toBe(expected);
  });

  it('groups like Intl with useGrouping "always"', () => {
    const intl = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        expect(formatMoney(money(cents * 100), { symbol: false })).toBe(intl.format(cents / 100));
      }),
    );
  });
});
