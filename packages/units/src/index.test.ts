import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  inchesToMm,
  type Millimetres,
  minutesToSeconds,
  type Rpm,
  seconds,
  secondsToMinutes,
} from './index.ts';

describe('units are types', () => {
  it('a plain number or another unit is not a length', () => {
    expectTypeOf<number>().not.toExtend<Millimetres>();
    expectTypeOf<Rpm>().not.toExtend<Millimetres>();
    expectTypeOf<Millimetres>().toExtend<number>();
  });
});

describe('conversions', () => {
  it('an inch is 25.4 mm', () => {
    expect(inchesToMm(0.5)).toBe(12.7);
  });

  it('are reversible', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), (value) => {
        const time = seconds(value);
        expect(minutesToSeconds(secondsToMinutes(time)) / value).toBeCloseTo(1, 12);
      }),
    );
  });
});
