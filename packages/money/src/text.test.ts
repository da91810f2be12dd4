import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { euros, money } from './money.ts';
import { moneyFromDecimal, parseMoney } from './parse-money.ts';

describe('parseMoney', () => {
  it('asks which reading is meant', () => {
    const parsed = parseMoney('1.234');
    expect(parsed).toMatchObject({ ok: false, code: 'ambiguous', readings: [euros(1234), euros(1.234)] });
    expect(!parsed.ok && parsed.message).toBe('«1.234» può voler dire € 1.234,00 oppure € 1,234: quale?');
  });

  it('keeps four decimals and says when there are more', () => {
    expect(parseMoney('0,0001')).toEqual({ ok: true, value: 1 });
    expect(parseMoney('0,00001')).toMatchObject({ ok: false, code: 'too-precise' });
    expect(parseMoney('9999999999999999')).toMatchObject({ ok: false, code: 'too-precise' });
    expect(parseMoney('gratis')).toMatchObject({ ok: false, code: 'invalid' });
  });

  it('reads back what is printed', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (units) => {
        const printed = formatMoney(money(units), { minDecimals: 2, maxDecimals: 4 });
        expect(parseMoney(printed)).toEqual({ ok: true, value: money(units) });
      }),
    );
  });

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
