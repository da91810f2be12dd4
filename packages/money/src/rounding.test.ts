import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, type Rounding } from './rounding.ts';

const table: [number, number, Rounding, number][] = [
  [5, 2, 'half-up', 3],
  [-5, 2, 'half-up', -3],
  [5, 2, 'half-even', 2],
  [7, 2, 'half-even', 4],
  [-5, 2, 'half-even', -2],
  [7, 3, 'half-up', 2],
  [8, 3, 'half-even', 3],
  [7, 3, 'ceil', 3],
  [-7, 3, 'ceil', -2],
  [7, 3, 'floor', 2],
  [-7, 3, 'floor', -3],
  [6, 3, 'ceil', 2],
];

describe('divideRounded', () => {
  it.each(table)('%d / %d %s = %d', (n, d, rounding, expected) => {
    expect(divideRounded(BigInt(n), BigInt(d), rounding)).toBe(BigInt(expected));
  });

  it('refuses a denominator that is not positive', () => {
    expect(() => divideRounded(1n, 0n, 'half-up')).toThrow(RangeError);
  });

  const dividend = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  const divisor = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const rule = fc.constantFrom<Rounding>('half-up', 'half-even', 'ceil', 'floor');

  it('never moves by one or more, and by at most a half for the half rules', () => {
    fc.assert(
      fc.property(dividend, divisor, rule, (n, d, rounding) => {
        const error = divideRounded(n, d, rounding) * d - n;
        const size = error < 0n ? -error : error;
        expect(size < d).toBe(true);
        if (rounding.startsWith('half')) expect(size * 2n <= d).toBe(true);
      }),
    );
  });

  it('is monotonic', () => {
    fc.assert(
      fc.property(
        dividend,
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        divisor,
        rule,
        (n, more, d, rounding) => {
          expect(divideRounded(n + more, d, rounding) >= divideRounded(n, d, rounding)).toBe(true);
        },
      ),
    );
  });
});
