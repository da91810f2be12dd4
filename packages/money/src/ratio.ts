/**
 * An exact fraction, denominator positive: the arithmetic between two roundings. The functions of this file
 * answer in lowest terms; one built by hand in a hot path need not be.
 */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** Physical quantities (kg, min, mm) enter the arithmetic with six decimals. */
export const QUANTITY_SCALE = 1_000_000;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

export function ratio(n: bigint, d: bigint): Ratio {
  if (d === 0n) throw new RangeError('ratio: division by zero');
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

export const ZERO_RATIO: Ratio = { n: 0n, d: 1n };
export const ONE_RATIO: Ratio = { n: 1n, d: 1n };

export const integerRatio = (value: number): Ratio => ({ n: BigInt(value), d: 1n });

/** A measured or typed number, taken at six decimals: 0.95 is 95/100, not its binary neighbour. */
export function quantityRatio(value: number): Ratio {
  return ratio(BigInt(Math.round(value * QUANTITY_SCALE)), BigInt(QUANTITY_SCALE));
}

export const addRatio = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtractRatio = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiplyRatio = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const divideRatio = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compareRatio(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
