import { expectTypeOf, it } from 'vitest';
import { add, euros, type Money, multiply, sum } from './money.ts';
import { type Percent, percent, percentOf, remainderAfter } from './percent.ts';
import { integerRatio } from './ratio.ts';

// Each `@ts-expect-error` fails the type check if the misuse below it ever compiles.
it('mixing money, percentages and numbers does not compile', () => {
  const price = euros(10);
  const vat = percent(22);
  expectTypeOf(price).toEqualTypeOf<Money>();
  expectTypeOf(vat).toEqualTypeOf<Percent>();
  expectTypeOf(multiply).parameter(2).not.toBeUndefined();

  const misuses = [
    // @ts-expect-error a plain number is not an amount
    () => add(price, 5),
    // @ts-expect-error a percentage is not an amount
    () => add(price, vat),
    // @ts-expect-error 22 is not 22 %
    () => percentOf(price, 22, 'half-up'),
    // @ts-expect-error an amount is not a percentage
    () => remainderAfter([price]),
    // @ts-expect-error rounding is never implied
    () => multiply(price, integerRatio(3)),
    // @ts-expect-error amounts are not multiplied by binary fractions
    () => multiply(price, 1.22, 'half-up'),
    // @ts-expect-error only amounts are summed
    () => sum([1, 2]),
    () => {
      // @ts-expect-error a plain expression of amounts is no longer an amount
      const doubled: Money = price * 2;
      return doubled;
    },
  ];
  expectTypeOf(misuses).toBeArray();
});
