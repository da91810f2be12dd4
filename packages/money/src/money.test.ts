import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  CENT,
  euros,
  fitsMoney,
  fromEuro,
  inEuro,
  MAX_MONEY,
  money,
  moneyFromRatio,
  moneyRatio,
  multiply,
  negate,
  subtract,
  sum,
} from './money.ts';
import { addRatio, integerRatio, quantityRatio, ratio } from './ratio.ts';
import { ratioToStep, roundToStep } from './round-to-step.ts';
import { splitEqually } from './split-equally.ts';

const anyMoney = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(money);

describe('money', () => {
  it('holds 1/10,000 € exactly where binary fractions fail', () => {
    expect(euros(0.1) + euros(0.2)).toBe(euros(0.3));
    expect(sum([euros(10.33), euros(10.33), euros(10.33)])).toBe(euros(30.99));
    expect(multiply(euros(7.775), integerRatio(4), 'half-up')).toBe(euros(31.1));
  });

  it('reads back every price that it prints: 19.99 is the amount it came from', () => {
    expect(19.99 * 10_000).not.toBe(euros(19.99));
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(fromEuro(inEuro(amount))).toBe(amount);
      }),
    );
    expect(fromEuro(1e15)).toBe(1e19);
  });

  it('refuses inexact amounts', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => money(bad)).toThrow(RangeError);
    expect(() => add(MAX_MONEY, CENT)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(negate(money(0)), 0)).toBe(true);
    expect(Object.is(money(-0), 0)).toBe(true);
  });

  it('reports a fraction that is too large', () => {
    expect(fitsMoney(moneyRatio(MAX_MONEY))).toBe(true);
    expect(fitsMoney(addRatio(moneyRatio(MAX_MONEY), integerRatio(1)))).toBe(false);
  });

  it('adds and subtracts without loss', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a);
        expect(add(a, negate(a))).toBe(0);
      }),
    );
  });

  it('rounds a product once, by the given rule', () => {
    expect(multiply(euros(1.6), quantityRatio(0.95), 'half-up')).toBe(euros(1.52));
    expect(moneyFromRatio(ratio(1n, 3n), 'half-up')).toBe(3333);
    expect(moneyFromRatio(ratio(1n, 3n), 'ceil')).toBe(3334);
  });

  it('turns an amount into a fraction and back', () => {
    fc.assert(
      fc.property(anyMoney, (a) => {
        expect(moneyFromRatio(moneyRatio(a), 'floor')).toBe(a);
      }),
    );
  });
});

describe('roundToStep', () => {
  it.each([
    [25.1918, 0.01, 'half-up', 25.19],
    [25.195, 0.01, 'half-up', 25.2],
    [25.185, 0.01, 'half-even', 25.18],
    [25.1918, 0.05, 'half-up', 25.2],
    [25.01, 0.05, 'ceil', 25.05],
    [25.0, 0.05, 'ceil', 25.0],
    [-88.485, 0.01, 'half-up', -88.49],
  ] as const)('%d to a step of %d, %s = %d', (amount, step, rounding, expected) => {
    expect(roundToStep(euros(amount), euros(step), rounding)).toBe(euros(expected));
  });

  it('refuses a step of zero', () => {
    expect(() => ratioToStep(ratio(1n, 2n), money(0), 'half-up')).toThrow(RangeError);
  });
});

describe('splitEqually', () => {
  it('gives the last instalment the remaining cents', () => {
    expect(splitEqually(euros(100), 3)).toEqual([euros(33.33), euros(33.33), euros(33.34)]);
  });

  it('always adds up', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 1, max: 60 }), (amount, parts) => {
        expect(sum(splitEqually(amount, parts))).toBe(amount);
      }),
    );
  });
});
