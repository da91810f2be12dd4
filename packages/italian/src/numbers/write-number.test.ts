import { describe, expect, it } from 'vitest';
import { withComma, writeExact, writeGrouped, writeMeasure, writeNumber } from './write-number.ts';

describe('a number for reading', () => {
  it.each([
    [999, '999'],
    [1000, '1.000'],
    [9999.5, '9.999,5'],
    [10_000, '10.000'],
    [20_000, '20.000'],
    [-1234.5, '−1.234,5'],
    [-0.0000001, '0'],
    [0.22, '0,22'],
    [1.5, '1,5'],
    [1.2345e25, '12.345.000.000.000.000.000.000.000'],
    [1e21, '1.000.000.000.000.000.000.000'],
  ])('%s is %s', (value, text) => {
    expect(writeGrouped(value)).toBe(text);
  });

  it.each([
    [1234.56, 2, 2, '1.234,56'],
    [1.005, 2, 0, '1,01'],
    [1234, 3, 1, '1.234,0'],
  ])('%s with at most %i and at least %i decimals is %s', (value, most, least, text) => {
    expect(writeGrouped(value, most, least)).toBe(text);
  });

  it.each([
    [0, '0'],
    [0.0322, '0,0322'],
    [0.299, '0,299'],
    [7.337, '7,34'],
    [44.02, '44,0'],
    [1273.2, '1.273'],
    [1_234_567, '1.234.567'],
    [-5.5, '−5,50'],
    [0.000000001, '0,000000'],
  ])('the measure %s is %s', (value, text) => {
    expect(writeMeasure(value)).toBe(text);
  });
});

it('does not group thousands in a field, a code and a file', () => {
  expect(writeNumber(-1234.5)).toBe('-1234,5');
  expect(writeExact(1234.5678901)).toBe('1234,5678901');
  expect(withComma('-1234.50')).toBe('-1234,50');
});
