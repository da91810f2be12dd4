import type { IsoGroup } from '../material.ts';

export type FeedRange = readonly [low: number, high: number];

/** Against steel P (formulas a11); hardened steel and plastics are shop knowledge. */
const FEED_FACTOR: Record<IsoGroup, number> = {
  P: 1,
  M: 0.8,
  K: 1.1,
  N: 1.3,
  S: 0.6,
  H: 0.5,
  plastic: 1.3,
};

export function forMaterial([low, high]: FeedRange, iso: IsoGroup | undefined, factor = 1): FeedRange {
  const k = FEED_FACTOR[iso ?? 'P'] * factor;
  return [low * k, high * k];
}
