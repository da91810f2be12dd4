import { type Money, type Percent, percentFromRatio, ratio, subtract, sum } from '@truciolo/money';
import type { PriceEffect } from './effect-side.ts';

export interface EffectSums {
  /** Positions that were looked at. */
  readonly positions: number;
  /** Of them, those whose price would be another. */
  readonly changed: number;
  /** Had a price and would lose it: what is tried fails on them. */
  readonly failed: number;
  /** Had no price to compare with. */
  readonly unpriced: number;
  /** Over the positions with both prices. */
  readonly before: Money;
  readonly after: Money;
  readonly median: Percent | null;
  /** The largest change up or down, in money. */
  readonly largest: Money;
}

interface Change {
  /** € */
  readonly difference: Money;
  /** Of the price before; null where that is nought or next to it. */
  readonly share: Percent | null;
}

/** Beyond a thousand times the price a percentage says nothing. */
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

/** 0: the formula fails on it, 1: two prices, 2: nothing to compare with. */
const rank = ({ before, after }: PriceEffect): number => (before.ok ? (after.ok ? 1 : 0) : 2);

/** What fails first, then the largest change; where the price is typed, the largest change of the cost. */
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

/** Of an even number the lower of the two in the middle: a change that really happened. */
function medianOf(shares: readonly Percent[]): Percent | null {
  const sorted = shares.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
