import type { Canon } from '../canon/canon.ts';
import { isCutting, rowLength, shownFeed, stateOf } from './row-facts.ts';
import type { Tally } from './tally.ts';
import { secondsOf } from './tally.ts';

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

interface OpenBin {
  feed: number;
  perRevolution: boolean;
  seconds: number;
  length: number;
}

class Bins {
  readonly found = new Map<string, OpenBin>();

  /** Three digits distinguish feeds well enough and bound the map on adaptive programs. */
  of(feed: number, perRevolution: boolean): OpenBin {
    const key = `${perRevolution}${feed.toPrecision(3)}`;
    let bin = this.found.get(key);
    if (!bin) {
      bin = { feed, perRevolution, seconds: 0, length: 0 };
      this.found.set(key, bin);
    }
    return bin;
  }
}

export function feedHistogram(canon: Canon, seconds: Float32Array, tally: Tally): FeedBin[] {
  const bins = new Bins();
  const mixed = new Uint8Array(canon.states.length);
  let anyMixed = false;
  for (const [index, state] of canon.states.entries()) {
    const low = tally.minFeed[index] as number;
    if (low === (tally.maxFeed[index] as number)) {
      const bin = bins.of(low, state.feedMode === 'perRevolution');
      bin.seconds += secondsOf(tally, index, 0);
      bin.length += tally.cutLength[index] as number;
    } else if ((tally.maxFeed[index] as number) > 0) {
      mixed[index] = 1;
      anyMixed = true;
    }
  }
  if (anyMixed) addRows(canon, seconds, mixed, bins);
  const sorted = [...bins.found.values()].sort(
    (p, q) => Number(p.perRevolution) - Number(q.perRevolution) || p.feed - q.feed,
  );
  return merge(sorted.map(({ feed, ...rest }) => ({ from: feed, to: feed, ...rest })));
}

/** States with several feeds are taken row by row. */
function addRows(canon: Canon, seconds: Float32Array, mixed: Uint8Array, bins: Bins): void {
  let lastFeed = Number.NaN;
  let lastState = -1;
  let bin: OpenBin | null = null;
  for (let row = 0; row < canon.count; row++) {
    const state = canon.state[row] as number;
    if (mixed[state] === 0 || !isCutting(canon.kind[row] as number)) continue;
    const feed = shownFeed(canon.kind[row] as number, canon.feed[row] as number, stateOf(canon, row));
    if (feed !== lastFeed || state !== lastState || bin === null) {
      bin = bins.of(feed, stateOf(canon, row).feedMode === 'perRevolution');
      lastFeed = feed;
      lastState = state;
    }
    bin.seconds += seconds[row] as number;
    bin.length += rowLength(canon, row);
  }
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
