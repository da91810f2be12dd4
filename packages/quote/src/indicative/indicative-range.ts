import { fromEuro, inEuro, type Money, money } from '@truciolo/money';
import { preferredAbove, preferredBelow, WIDEST_STEP } from './preferred-numbers.ts';

/**
 * A number in [0, 1) that only the shop can compute, the same for the same words: an HMAC under the shop's own key.
 */
export type Chance = (words: string) => number;

/** Both secret shifts together, as a logarithm: the width of a range tells nothing about either of them. */
const WIDENED = 0.08;
/** The middle of every range of a shop lies off its price by a share between these, up or down. */
const LEAST_SHIFT = 0.025;
const MOST_SHIFT = 0.04;
/** Up to half a step of the series, different for every part: no boundary can be searched by small changes. */
const DITHER = Math.log(10) / 80;

/** An end lies at most by this factor outside price and band. */
export const WIDEST_END = Math.exp(WIDENED / 2 + MOST_SHIFT + DITHER) * WIDEST_STEP;

/** Constant for a shop, so that no number of questions averages it out. */
function shiftOf(chance: Chance): number {
  const size = LEAST_SHIFT + (MOST_SHIFT - LEAST_SHIFT) * chance('size');
  return chance('side') < 0.5 ? -size : size;
}

interface IndicativeRange {
  readonly low: Money;
  readonly high: Money;
}

/**
 * The range that a buyer sees for a price per piece: the price with its honest band, moved outwards by a secret of the
 * shop and by a secret of the part, and rounded outwards to preferred numbers. It always contains the band.
 */
export function indicativeRange(unit: Money, band: number, part: string, chance: Chance): IndicativeRange {
  const shift = shiftOf(chance);
  const outwards = (end: 'low' | 'high') =>
    WIDENED / 2 + (end === 'low' ? -shift : shift) + DITHER * chance(`${end} ${part}`);
  const price = inEuro(unit);
  return {
    low: money(fromEuro(preferredBelow(price * (1 - band) * Math.exp(-outwards('low'))))),
    high: money(fromEuro(preferredAbove(price * (1 + band) * Math.exp(outwards('high'))))),
  };
}
