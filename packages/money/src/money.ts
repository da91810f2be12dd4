import { multiplyRatio, type Ratio, ratio } from './ratio.ts';
import { divideRounded, type Rounding } from './rounding.ts';

declare const moneyBrand: unique symbol;

/** An amount in euro: a safe integer of 1/10,000 €. Never a binary fraction. */
export type Money = number & { readonly [moneyBrand]: 'money' };

export const UNITS_PER_EURO = 10_000;
const UNITS = BigInt(UNITS_PER_EURO);
/** One cent, the smallest amount on a document. */
export const CENT = 100 as Money;
export const ZERO = 0 as Money;

/** Largest amount (about 900 thousand million €): beyond it integers are no longer exact. */
export const MAX_MONEY = Number.MAX_SAFE_INTEGER as Money;

/** From a count of 1/10,000 €, for amounts read from a store. A count that is not a safe integer is a bug. */
export function money(units: number): Money {
  if (!Number.isSafeInteger(units)) throw new RangeError(`money: ${units} is not an exact amount`);
  // `+ 0` turns -0 into 0, so that equal amounts are also identical.
  return (units + 0) as Money;
}

/** From a literal in euro with at most four decimals: euros(1.6) is 16000. For constants and tests. */
export function euros(value: number): Money {
  return money(Math.round(value * UNITS_PER_EURO));
}

/**
 * Units of a typed amount in euro, rounded to four decimals. It may exceed `MAX_MONEY`: callers that store it check.
 */
export const fromEuro = (value: number): number => Math.round(value * UNITS_PER_EURO);

/** Euro as a plain number, for a field or a chart: an integer over 10,000 prints its exact decimals. */
export const inEuro = (amount: number): number => amount / UNITS_PER_EURO;

export const add = (a: Money, b: Money): Money => money(a + b);
export const subtract = (a: Money, b: Money): Money => money(a - b);
export const negate = (a: Money): Money => money(-a);

export function sum(amounts: Iterable<Money>): Money {
  let total = 0;
  for (const amount of amounts) total = money(total + amount);
  return money(total);
}

/** The amount as an exact fraction of euro. */
export const moneyRatio = (amount: Money): Ratio => ratio(BigInt(amount), UNITS);

/** Is this fraction of euro small enough to be held as Money? */
export function fitsMoney(value: Ratio): boolean {
  const limit = BigInt(MAX_MONEY) * value.d;
  const units = value.n * UNITS;
  return units <= limit && units >= -limit;
}

/** A fraction of euro, rounded to 1/10,000 € by the named rule. */
export function moneyFromRatio(value: Ratio, rounding: Rounding): Money {
  if (value.n === 0n) return ZERO;
  return money(Number(divideRounded(value.n * UNITS, value.d, rounding)));
}

export function multiply(amount: Money, by: Ratio, rounding: Rounding): Money {
  return moneyFromRatio(multiplyRatio(moneyRatio(amount), by), rounding);
}
