import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItalianNumber } from './parse-italian-number.ts';

describe('parseItalianNumber', () => {
  it.each([
    ['12', '12'],
    ['1234,56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12.5', '12.5'],
    ['12.50', '12.5'],
    ['1234.567', '1234.567'],
    ['0.125', '0.125'],
    ['1,234', '1.234'],
    ['€ 1.234,56', '1234.56'],
    ['1.234,56 €', '1234.56'],
    ['−88,49', '-88.49'],
    ['-0', '0'],
    ['+7', '7'],
    ['1 234,5', '1234.5'],
    ['007,10', '7.1'],
  ])('%s is %s', (typed, text) => {
    expect(parseItalianNumber(typed)).toEqual({ kind: 'number', text });
  });

  it.each(['', '€', 'abc', '1,2,3', '1.23.456', '12,', ',', ',5', '1e5', '--3', '1.2345,6', '١٢', 'NaN'])(
    '%s is not a number',
    (typed) => expect(parseItalianNumber(typed)).toEqual({ kind: 'invalid' }),
  );

  it('reports "1.234" instead of guessing, and follows the answer', () => {
    const both = { kind: 'ambiguous', asThousands: '1234', asDecimal: '1.234' };
    expect(parseItalianNumber('1.234')).toEqual(both);
    expect(parseItalianNumber('1.234', 'thousands')).toEqual({ kind: 'number', text: '1234' });
    expect(parseItalianNumber('1.234', 'decimal')).toEqual({ kind: 'number', text: '1.234' });
  });

  it('returns a result for any text without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-−€\d.,\s]{0,20}$/)), (typed) => {
        expect(['number', 'ambiguous', 'invalid']).toContain(parseItalianNumber(typed).kind);
      }),
    );
  });
});
