import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENT, euros, money, sum } from './money.ts';
import { addRatio, ratio } from './ratio.ts';
import { roundToSameSum } from './round-to-same-sum.ts';
import { ratioToStep } from './round-to-step.ts';

describe('roundToSameSum', () => {
  it('allots the cent that rounding each part would lose', () => {
    const third = ratio(1n, 3n);
    expect(roundToSameSum([third, third, third])).toEqual([euros(0.33), euros(0.34), euros(0.33)]);
  });

  const part = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 10n }), fc.bigInt({ min: 1n, max: 10n ** 6n }));

  it('adds up to the rounded whole, and no part moves by a whole step', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(1, 100, 500),
        (pairs, step) => {
          const parts = pairs.map(([n, d]) => ratio(n, d));
          const rounded = roundToSameSum(parts, money(step));
          expect(sum(rounded)).toBe(ratioToStep(parts.reduce(addRatio), money(step), 'half-up'));
          rounded.forEach((amount, index) => {
            const exact = parts[index] ?? ratio(0n, 1n);
            const error = BigInt(amount) * exact.d - exact.n * 10_000n;
            expect((error < 0n ? -error : error) <= BigInt(step) * exact.d).toBe(true);
          });
        },
      ),
    );
  });

  it('leaves whole cents alone', () => {
    const parts = [ratio(1n, 3n), ratio(76n, 1n), ratio(2n, 3n)];
    expect(roundToSameSum(parts, CENT)[1]).toBe(euros(76));
  });
});
