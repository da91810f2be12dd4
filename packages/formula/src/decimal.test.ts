import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import {
  addDecimal,
  ceilToMultiple,
  compareNumbers,
  cutTo15Digits,
  floorDecimal,
  type Rounding,
  roundByDigits,
  roundDecimal,
} from './decimal.ts';

const RUNS = { numRuns: byScope(600, 2000) };
const rounding = fc.constantFrom<Rounding>('half', 'up', 'down');
const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
/** Whole numbers of thousandths: half of them end in 5 when cut at two decimals. */
const thousandths = fc.integer({ min: -1e9, max: 1e9 });

describe('decimal rounding', () => {
  it('takes the fast path only where the digits agree', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 9 }), rounding, (value, digits, mode) => {
        expect(roundDecimal(value, digits, mode)).toBe(roundByDigits(value, digits, mode));
      }),
      RUNS,
    );
  });

  it('rounds thousandths as whole-number arithmetic does', () => {
    fc.assert(
      fc.property(thousandths, (n) => {
        const sign = n < 0 ? -1 : 1;
        const size = Math.abs(n);
        const value = n / 1000;
        // Adding 0 turns -0 into 0.
        expect(roundDecimal(value, 2, 'half') + 0).toBe((sign * Math.floor((size + 5) / 10)) / 100 + 0);
        expect(roundDecimal(value, 2, 'up') + 0).toBe((sign * Math.ceil(size / 10)) / 100 + 0);
        expect(roundDecimal(value, 2, 'down') + 0).toBe((sign * Math.floor(size / 10)) / 100 + 0);
      }),
      RUNS,
    );
  });

  it('stays within its last place, on the right side, and is idempotent', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: -3, max: 6 }), rounding, (value, digits, mode) => {
        const rounded = roundDecimal(value, digits, mode);
        const place = 10 ** -digits;
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(
          (mode === 'half' ? 0.5 : 1) * place * (1 + 1e-9) + 1e-9,
        );
        if (mode === 'up') expect(rounded).toBeGreaterThanOrEqual(cutTo15Digits(value));
        if (mode === 'down') expect(rounded).toBeLessThanOrEqual(cutTo15Digits(value));
        expect(roundDecimal(rounded, digits, mode)).toBe(rounded);
      }),
      RUNS,
    );
  });

  it.each([
    [1e300, 2, 1e300],
    [1e-300, 2, 0],
    [5e-324, 400, 5e-324],
    [123456789012345680, 1, 123456789012345680],
    [9.5, -400, 0],
  ])('is correct at the edges: %s at %s', (value, digits, expected) => {
    expect(roundDecimal(value, digits, 'half')).toBe(expected);
  });
});

describe('INT and multiples', () => {
  it('agree with whole-number arithmetic', () => {
    fc.assert(
      fc.property(thousandths, fc.integer({ min: 1, max: 5000 }), (n, step) => {
        expect(floorDecimal(n / 1000)).toBe(Math.floor(n / 1000));
        expect(ceilToMultiple(n / 1000, step / 1000) + 0).toBe((Math.ceil(n / step) * step) / 1000 + 0);
      }),
      RUNS,
    );
  });
});

describe('comparison and addition', () => {
  it('compares like the 15 digits of Excel', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.integer({ min: -20, max: 20 }),
        (a, ulps) => {
          const b = a + ulps * Math.abs(a) * 2 ** -52;
          expect(compareNumbers(a, b)).toBe(Math.sign(cutTo15Digits(a) - cutTo15Digits(b)) + 0);
        },
      ),
      RUNS,
    );
  });

  it('adds and subtracts hundredths without a remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 1e7 }), (a, b) => {
        expect(compareNumbers(addDecimal(a / 100, b / 100), (a + b) / 100)).toBe(0);
        expect(addDecimal(addDecimal(a / 100, b / 100), -(a + b) / 100)).toBe(0);
      }),
      RUNS,
    );
  });
});
