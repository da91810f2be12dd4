import { type Money, type Percent, percentFromRatio, ratio, subtract, sum } from '@truciolo/money';
import type { PriceEffect } from './effect-side.ts';

interface EffectSums {
  /** Number of positions examined. */
  readonly positions: number;
  /** Number of positions whose price would change. */
  readonly changed: number;
  /** Positions that would lose their price because the tried formula fails on them. */
  readonly failed: number;
  /** Positions without a price to compare with. */
  readonly unpriced: number;
  /** Sum over the positions with both prices. */
  readonly before: Money;
  readonly after: Money;
  readonly median: Percent | null;
  /** The largest change up or down. */
  readonly largest: Money;
}

interface Change {
  /** € */
  readonly difference: Money;
  /** Share of the price before; null where that is zero or close to it. */
  readonly share: Percent | null;
}

/** Above this a percentage is meaningless. */
const LARGEST_SHARE = 1000;

/** Null unless there are two prices. */
export function changeOf({ before, after }: Pick<PriceEffect, 'before' | 'after'>): Change | null {
  if (!before.ok || !after.ok) return null;
  const difference = subtract(after.price, before.price);
  const isTellable = before.price > 0 && Math.abs(difference) / before.price <= LARGEST_SHARE;
  const share = isTellable
    ? percentFromRatio(ratio(BigInt(difference), BigInt(before.price)), 'half-up')
    : null;
  return { difference, share };
}

const size = (change: Change | null): number => Math.abs(change?.difference ?? 0);
const phaseChange = ({ before, after }: PriceEffect): number =>
  before.ok && after.ok ? Math.abs(after.cost - before.cost) : 0;

/** 0: the formula fails, 1: two prices, 2: nothing to compare with. */
const rank = ({ before, after }: PriceEffect): number => (before.ok ? (after.ok ? 1 : 0) : 2);

/**
 * Failures first, then by the largest change of the price; where the price is typed, by the largest change of the cost.
 */
export const byLargestChange = (a: PriceEffect, b: PriceEffect): number =>
  rank(a) - rank(b) || size(changeOf(b)) - size(changeOf(a)) || phaseChange(b) - phaseChange(a);

export function sumEffects(effects: readonly PriceEffect[]): EffectSums {
  const changes = effects.map(changeOf).filter((change) => change !== null);
  const both = effects.filter(({ before, after }) => before.ok && after.ok);
  const price = (side: PriceEffect['before']): Money[] => (side.ok ? [side.price] : []);
  const largest = changes.reduce<Change | null>((best, one) => (size(one) > size(best) ? one : best), null);
  return {
    positions: effects.length,
    changed: changes.filter(({ difference }) => difference !== 0).length,
    failed: effects.filter(({ before, after }) => before.ok && !after.ok).length,
    unpriced: effects.filter(({ before }) => !before.ok).length,
    before: sum(both.flatMap(({ before }) => price(before))),
    after: sum(both.flatMap(({ after }) => price(after))),
    median: medianOf(changes.map(({ share }) => share).filter((share) => share !== null)),
    largest: largest?.difference ?? sum([]),
  };
}

/** The lower of the two middle values of an even number: it is a change that really occurs. */
function medianOf(shares: readonly Percent[]): Percent | null {
  const sorted = shares.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
