import type { Percent } from '@truciolo/money';
import type { Learning } from '../model/phase.ts';

/** Sum term by term up to here; beyond, Euler-Maclaurin is exact to the last printed digit. */
const DIRECT_TERMS = 64;

/** b = log2(rate): 90 % gives −0.152. */
export const learningExponent = (rate: Percent): number => Math.log2(rate / 1_000_000);

/** Crawford: the n-th piece takes T1 · n^b. */
export const crawfordUnit = (n: number, exponent: number): number => n ** exponent;

/** Crawford: the first q pieces together, in units of T1. */
export function crawfordTotal(q: number, exponent: number): number {
  let total = 0;
  for (let n = 1; n <= Math.min(q, DIRECT_TERMS); n++) total += n ** exponent;
  if (q <= DIRECT_TERMS) return total;
  const power = (x: number, derivative: number) => x ** (exponent - derivative);
  const from = DIRECT_TERMS;
  const integral = exponent === -1 ? Math.log(q / from) : (power(q, -1) - power(from, -1)) / (exponent + 1);
  const ends = (power(q, 0) - power(from, 0)) / 2;
  const slope = (exponent * (power(q, 1) - power(from, 1))) / 12;
  const third = (exponent * (exponent - 1) * (exponent - 2) * (power(q, 3) - power(from, 3))) / 720;
  return total + integral + ends + slope - third;
}

/** Wright: the average of the first q pieces is T1 · q^b, so together they take q^(1 + b). */
export const wrightTotal = (q: number, exponent: number): number => q ** (1 + exponent);

/** Time of q pieces over the time of the first one. */
export function learnedPieces(q: number, learning: Learning): number {
  const exponent = learningExponent(learning.rate);
  return learning.model === 'crawford' ? crawfordTotal(q, exponent) : wrightTotal(q, exponent);
}
