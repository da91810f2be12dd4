import { createHmac } from 'node:crypto';
import { fromEuro, inEuro, money } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { type Chance, indicativeRange, WIDEST_END } from './indicative-range.ts';
import { preferredAbove, preferredBelow } from './preferred-numbers.ts';

const chanceOf =
  (key: string): Chance =>
  (words) =>
    createHmac('sha256', key).update(words).digest().readUInt32BE(0) / 2 ** 32;

const SHOPS = Array.from({ length: 12 }, (_, index) => `shop ${index}`);
const RATE = 73.19;
const MARGIN = 0.25;
const FIXED = 4.31;

/** € a piece of a part that takes so many minutes: what a shop at this rate charges. */
const priceOf = (minutes: number): number => (FIXED + (RATE * minutes) / 60) / (1 - MARGIN);

/** Least squares of the middle of 1,000 ranges over chosen cycle times, weighted for their relative error: € an hour. */
function attack(chance: Chance): number {
  let [s0, s1, s2, y0, y1] = [0, 0, 0, 0, 0];
  for (let index = 0; index < 1000; index += 1) {
    const minutes = 1 + index * 0.12;
    const { low, high } = indicativeRange(money(fromEuro(priceOf(minutes))), 0.1, `part ${index}`, chance);
    const middle = Math.sqrt(inEuro(low) * inEuro(high)) / Math.sqrt(0.9 * 1.1);
    const weight = 1 / middle ** 2;
    s0 += weight;
    s1 += weight * minutes;
    s2 += weight * minutes ** 2;
    y0 += weight * middle;
    y1 += weight * minutes * middle;
  }
  return ((s0 * y1 - s1 * y0) / (s0 * s2 - s1 ** 2)) * 60;
}

describe('the range of a buyer', () => {
  it('contains price and band, and is no wider than declared, for every shop and part', () => {
    for (const shop of SHOPS) {
      const chance = chanceOf(shop);
      for (const euro of [0.37, 1, 9.99, 10, 41.7, 1234.5, 99_999]) {
        for (const band of [0.05, 0.15, 0.4]) {
          const { low, high } = indicativeRange(money(fromEuro(euro)), band, `${euro}`, chance);
          expect(inEuro(low)).toBeLessThanOrEqual(euro * (1 - band) + 1e-4);
          expect(inEuro(high)).toBeGreaterThanOrEqual(euro * (1 + band) - 1e-4);
          expect(inEuro(low) * WIDEST_END).toBeGreaterThanOrEqual(euro * (1 - band) - 1e-3);
          expect(inEuro(high) / WIDEST_END).toBeLessThanOrEqual(euro * (1 + band) + 1e-3);
        }
      }
    }
  });

  it('is the same for the same question: asking again tells nothing new', () => {
    const ask = () => indicativeRange(money(fromEuro(41.7)), 0.1, 'part', chanceOf('shop'));
    expect(ask()).toEqual(ask());
  });

  it('ends on preferred numbers of ISO 3', () => {
    expect([preferredBelow(41.7), preferredAbove(41.7)]).toEqual([40, 42.5]);
    expect([preferredBelow(100), preferredAbove(100)]).toEqual([100, 100]);
    expect(preferredBelow(0.999)).toBeCloseTo(0.95, 9);
    expect(preferredAbove(9.6)).toBe(10);
  });
});

describe('an attack with 1,000 parts of chosen cycle times', () => {
  it('finds the price of an hour no better than to 2 %, although the error of each range averages out', () => {
    const charged = RATE / (1 - MARGIN);
    const errors = SHOPS.map((shop) => attack(chanceOf(shop)) / charged - 1);
    for (const error of errors) expect(Math.abs(error)).toBeGreaterThan(0.02);
    for (const error of errors) expect(Math.abs(error)).toBeLessThan(0.06);
    // Up in some shops and down in others: the side cannot be guessed.
    expect(errors.some((error) => error > 0) && errors.some((error) => error < 0)).toBe(true);
  });
});
