import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateText, type Row } from '../test/evaluate-text.ts';
import { parse } from './parse.ts';

describe('numbers', () => {
  it.each([
    ['0', 0],
    ['42', 42],
    ['1,5', 1.5],
    [',5', 0.5],
    ['0,001', 0.001],
    ['1234,5', 1234.5],
    ['1E3', 1000],
    ['1,5e-3', 0.0015],
    ['2E+2', 200],
    // An unambiguous dot.
    ['1.5', 1.5],
    ['.5', 0.5],
    ['0.125', 0.125],
    ['12.75', 12.75],
    ['1234.567', 1234.567],
    ['1.2345', 1.2345],
    ['1.234,5', 1234.5],
    ['1.234.567', 1234567],
    ['12.345.678,9', 12345678.9],
    ['1.234E0', 1.234],
    // May be one and a bit or a thousand and more.
    ['1.234', 'ambiguous-number'],
    ['999.000', 'ambiguous-number'],
    // Not numbers.
    ['1,2,3', 'syntax'],
    ['1.2.3', 'syntax'],
    ['1,', 'syntax'],
    ['1.', 'syntax'],
    ['1,234.5', 'syntax'],
    ['12.34.567', 'syntax'],
    ['1E400', 'syntax'],
    ['2x', 'syntax'],
  ] satisfies readonly Row[])('%s → %s', (text, value) => {
    expect(evaluateText(text)).toBe(value);
  });

  it('explains how to write an ambiguous number', () => {
    expect(parse('2 * 1.234')).toEqual({
      ok: false,
      error: {
        code: 'ambiguous-number',
        message: '«1.234» è ambiguo: scrivi «1,234» o «1234».',
        start: 4,
        end: 9,
      },
    });
  });

  it('reads any decimal with a comma as JavaScript reads it with a dot', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (whole, decimals) => {
        expect(evaluateText(`${whole},${decimals}`)).toBe(Number(`${whole}.${decimals}`));
      }),
    );
  });
});
