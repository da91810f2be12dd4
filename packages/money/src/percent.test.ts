import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';
import { CENT, euros, multiply } from './money.ts';
import {
  marginRatio,
  percent,
  percentFromUnits,
  percentOf,
  percentRatio,
  remainderAfter,
} from './percent.ts';
import { divideRatio, ONE_RATIO, ratio, subtractRatio } from './ratio.ts';
import { roundToStep } from './round-to-step.ts';

const amount = fc.integer({ min: 1, max: 10 ** 12 }).map((units) => ratio(BigInt(units), 10_000n));

describe('percent', () => {
  it('is an integer of 1/10,000 of one percent', () => {
    expect(percent(20)).toBe(200_000);
    expect(percent(12.5)).toBe(125_000);
    expect(percentRatio(percent(20))).toEqual({ n: 1n, d: 5n });
    expect(() => percentFromUnits(0.5)).toThrow(RangeError);
  });

  it('takes a share of an amount', () => {
    // formulas (e): VAT of 1234.56 at 22 % is 271.60.
    const vat = percentOf(euros(1234.56), percent(22), 'half-up');
    expect(roundToStep(vat, CENT, 'half-up')).toBe(euros(271.6));
  });

  it('cascades discounts: 10 + 5 on 100 leaves 85.50, not 85', () => {
    expect(multiply(euros(100), remainderAfter([percent(10), percent(5)]), 'half-up')).toBe(euros(85.5));
    expect(remainderAfter([])).toEqual({ n: 1n, d: 1n });
  });

  it('has no margin without a price', () => {
    expect(marginRatio(ratio(0n, 1n), ratio(1n, 1n))).toBeNull();
  });

  it('price → margin → price is the identity', () => {
    fc.assert(
      fc.property(amount, amount, (price, cost) => {
        const margin = marginRatio(price, cost);
        expect(margin && divideRatio(cost, subtractRatio(ONE_RATIO, margin))).toEqual(price);
      }),
    );
  });
});

describe('formatPercent', () => {
  it.each([
    [20, 2, 0, '20 %'],
    [17.5, 2, 0, '17,5 %'],
    [17.4987, 1, 1, '17,5 %'],
    [20, 1, 1, '20,0 %'],
    [-3.25, 2, 0, '−3,25 %'],
    [1234.5, 2, 0, '1.234,5 %'],
  ])('%d with %d/%d decimals is %s', (value, max, min, expected) => {
    expect(formatPercent(percent(value), max, min)).toBe(expected);
  });
});
