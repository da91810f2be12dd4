import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal-text.ts';

describe('decimals as people type them', () => {
  it.each([
    ['6,8', 6.8],
    [' 6.80 ', 6.8],
    [',5', 0.5],
    ['-3', -3],
    ['', null],
    ['abc', null],
    ['1.234,5', null],
    ['1e9', null],
    ['NaN', null],
  ])('«%s» → %s', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it('come back', () => {
    for (const value of [6.8, 0.0001, 1234.5, -2]) expect(readDecimal(writeDecimal(value))).toBe(value);
  });
});
