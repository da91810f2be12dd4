import { type Money, moneyFromRatio, moneyRatio } from './money.ts';
import {
  compareRatio,
  divideRatio,
  multiplyRatio,
  ONE_RATIO,
  type Ratio,
  ratio,
  subtractRatio,
} from './ratio.ts';
import { divideRounded, type Rounding } from './rounding.ts';

declare const percentBrand: unique symbol;

/**
 * The one percent convention: an integer of 1/10,000 of one percent, so 20 % is 200,000 and 12,5 % is 125,000.
 * It is never a fraction of one (0.2) and never a plain 20.
 */
export type Percent = number & { readonly [percentBrand]: 'percent' };

export const UNITS_PER_PERCENT = 10_000;
/** 100 %. */
export const WHOLE = 1_000_000 as Percent;
export const ZERO_PERCENT = 0 as Percent;

/** From a literal with at most four decimals: percent(12.5) is 125,000. */
export function percent(value: number): Percent {
  return percentFromUnits(Math.round(value * UNITS_PER_PERCENT));
}

export function percentFromUnits(units: number): Percent {
  if (!Number.isSafeInteger(units)) throw new RangeError(`percent: ${units} is not an exact percentage`);
  return (units + 0) as Percent;
}

/** Plain number of percent: 125,000 units are 12.5. */
export const inPercent = (share: number): number => share / UNITS_PER_PERCENT;

/** 20 % as the exact fraction 1/5. */
export const percentRatio = (value: Percent): Ratio => ratio(BigInt(value), BigInt(WHOLE));

/** An exact fraction of one as a Percent, rounded by the named rule. */
export function percentFromRatio(value: Ratio, rounding: Rounding): Percent {
  return percentFromUnits(Number(divideRounded(value.n * BigInt(WHOLE), value.d, rounding)));
}

export function percentOf(amount: Money, share: Percent, rounding: Rounding): Money {
  return moneyFromRatio(multiplyRatio(moneyRatio(amount), percentRatio(share)), rounding);
}

/** Share left after cascaded discounts: 10 % + 5 % leaves 0.855 (not 0.85). */
export function remainderAfter(discounts: readonly Percent[]): Ratio {
  return discounts.reduce(
    (left, discount) => multiplyRatio(left, subtractRatio(ONE_RATIO, percentRatio(discount))),
    ONE_RATIO,
  );
}

/** Margin (on price) = 1 − cost / price, exact; null without a positive price, where no margin exists. */
export function marginRatio(price: Ratio, cost: Ratio): Ratio | null {
  if (compareRatio(price, { n: 0n, d: 1n }) <= 0) return null;
  return subtractRatio(ONE_RATIO, divideRatio(cost, price));
}
