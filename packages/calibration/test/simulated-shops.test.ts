import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { learnRatios, type Observation } from '../src/index.ts';
import type { WorkKind } from '../src/observation.ts';
import { simulateShop } from './simulated-shops.ts';

const SHOPS = byScope(40, 120);

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

describe.each([
  ['quotes often wrong', 0.35, 0.1],
  ['quotes a little wrong', 0.15, 0.1],
  ['times that scatter', 0.3, 0.25],
])('simulated shops, %s', (_, spread, noise) => {
  it.each([0, 5, 20, 80])('after %i jobs the band covers the truth in 90 % of the cases', (jobs) => {
    let covered = 0;
    let cases = 0;
    for (let seed = 1; seed <= SHOPS; seed++) {
      const shop = simulateShop(seed, spread, noise);
      const learned = learnRatios(Array.from({ length: jobs }, shop.nextJob));
      for (const kind of shop.kinds) {
        const { low, high } = learned.ratioFor(kind);
        const truth = shop.truth(kind);
        cases++;
        if (low <= truth && truth <= high) covered++;
      }
    }
    expect(covered / cases).toBeGreaterThanOrEqual(0.9);
  });
});

/** Shops that one or two measured jobs used to make too sure of themselves. */
describe.each([
  ['noisy, 30 %', 0.3, 0.3, 0],
  ['noisy, 40 %', 0.3, 0.4, 0],
  ['optimistic', 0.3, 0.15, 0.3],
  ['optimistic and noisy', 0.2, 0.35, 0.3],
])('simulated shops, %s', (_, spread, noise, optimism) => {
  it.each([1, 5, 10, 20, 50])('after %i jobs of one kind its band covers the truth', (jobs) => {
    let covered = 0;
    for (let seed = 1; seed <= 2 * SHOPS; seed++) {
      const shop = simulateShop(seed, spread, noise, optimism);
      const kind = shop.kinds[seed % shop.kinds.length] as WorkKind;
      const made = Array.from({ length: jobs }, () => shop.jobOf(kind));
      const { low, high } = learnRatios(made).ratioFor(kind);
      const truth = shop.truth(kind);
      if (low <= truth && truth <= high) covered++;
    }
    expect(covered / (2 * SHOPS)).toBeGreaterThanOrEqual(0.88);
  });
});

describe('simulated shops whose quotes are often wrong', () => {
  it('the median error of quoted times falls by half after 20 jobs', () => {
    const before: number[] = [];
    const after: number[] = [];
    for (let seed = 1; seed <= SHOPS; seed++) {
      const shop = simulateShop(seed, 0.35, 0.08);
      const learned = learnRatios(Array.from({ length: 20 }, shop.nextJob));
      for (let next = 0; next < 10; next++) {
        const job: Observation = shop.nextJob();
        before.push(Math.abs(job.planned / job.actual - 1));
        after.push(Math.abs((job.planned * learned.ratioFor(job).ratio) / job.actual - 1));
      }
    }
    expect(median(after)).toBeLessThanOrEqual(median(before) / 2);
  });
});
