import type { Canon } from '../canon/canon.ts';
import { isCutting, rowLength, stateOf } from './row-facts.ts';

/** Cutting time and length by programmed feed. */
export interface FeedBin {
  /** Lower and upper edge; equal when the bin is one feed. Unit of the mode. */
  readonly from: number;
  readonly to: number;
  readonly perRevolution: boolean;
  readonly seconds: number;
  readonly length: number;
}

const MAX_BINS = 24;

export function feedHistogram(canon: Canon, seconds: Float32Array): FeedBin[] {
  const found = new Map<string, { feed: number; perRevolution: boolean; seconds: number; length: number }>();
  let lastFeed = Number.NaN;
  let lastState = -1;
  let last: { feed: number; perRevolution: boolean; seconds: number; length: number } | undefined;
  for (let row = 0; row < canon.count; row++) {
    if (!isCutting(canon.kind[row] as number)) continue;
    const feed = canon.feed[row] as number;
    const state = canon.state[row] as number;
    if (feed !== lastFeed || state !== lastState || !last) {
      const perRevolution = stateOf(canon, row).feedMode === 'perRevolution';
      // Three digits tell feeds apart well enough and bound the map on adaptive programs.
      const key = `${perRevolution}${feed.toPrecision(3)}`;
      last = found.get(key);
      if (!last) {
        last = { feed, perRevolution, seconds: 0, length: 0 };
        found.set(key, last);
      }
      lastFeed = feed;
      lastState = state;
    }
    last.seconds += seconds[row] as number;
    last.length += rowLength(canon, row);
  }
  const bins = [...found.values()].sort(
    (p, q) => Number(p.perRevolution) - Number(q.perRevolution) || p.feed - q.feed,
  );
  return merge(bins.map(({ feed, ...rest }) => ({ from: feed, to: feed, ...rest })));
}

/** Joins neighbours until the bins fit a chart. */
function merge(bins: FeedBin[]): FeedBin[] {
  let left = bins;
  while (left.length > MAX_BINS) {
    const joined: FeedBin[] = [];
    for (let i = 0; i < left.length; i += 2) {
      const p = left[i] as FeedBin;
      const q = left[i + 1];
      if (!q) joined.push(p);
      else if (q.perRevolution !== p.perRevolution) joined.push(p, q);
      else {
        const seconds = p.seconds + q.seconds;
        joined.push({ ...p, to: q.to, seconds, length: p.length + q.length });
      }
    }
    if (joined.length === left.length) break;
    left = joined;
  }
  return left;
}
