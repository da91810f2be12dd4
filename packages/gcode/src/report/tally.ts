import type { Canon } from '../canon/canon.ts';
import type { ModalState } from '../canon/modal-state.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';
import { shownFeed } from './row-facts.ts';

/** Parts of the time, in the order of the tally's columns. */
export const TIME_PARTS = ['cutting', 'rapid', 'toolChange', 'dwell', 'other'] as const;
const PARTS = TIME_PARTS.length;
const [CUTTING, RAPID, TOOL_CHANGE, DWELL, OTHER] = [0, 1, 2, 3, 4];

/** Sums over the rows of each modal state: tools and operations are sums of states. */
export interface Tally {
  /** Seconds, `PARTS` numbers a state. */
  readonly seconds: Float64Array;
  /** mm. */
  readonly cutLength: Float64Array;
  readonly rapidLength: Float64Array;
  /** Lowest Z and feeds of cutting rows; Infinity where a state never cuts. */
  readonly lowest: Float64Array;
  readonly minFeed: Float64Array;
  readonly maxFeed: Float64Array;
  /** 1 where a state has a cutting row without a feed. */
  readonly noFeed: Uint8Array;
}

export function secondsOf(tally: Tally, state: number, part: number): number {
  return tally.seconds[state * PARTS + part] as number;
}

/** One pass over the stream. */
export function tallyStates(canon: Canon, rowSeconds: Float32Array): Tally {
  const states = canon.states.length;
  const seconds = new Float64Array(states * PARTS);
  const cutLength = new Float64Array(states);
  const rapidLength = new Float64Array(states);
  const lowest = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  const minFeed = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  const maxFeed = new Float64Array(states);
  const noFeed = new Uint8Array(states);
  const { kind: kinds, x: xs, y: ys, z: zs, state: stateColumn, feed: feeds, ref, count } = canon;
  const arcLength = canon.arcs.length;
  let px = 0;
  let py = 0;
  let pz = 0;
  for (let row = 0; row < count; row++) {
    const kind = kinds[row] as number;
    const state = stateColumn[row] as number;
    const x = xs[row] as number;
    const y = ys[row] as number;
    const z = zs[row] as number;
    let part = OTHER as number;
    if (kind < FIRST_EVENT) {
      let length: number;
      if (kind === ROW.arcCw || kind === ROW.arcCcw) length = arcLength[ref[row] as number] as number;
      else length = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py) + (z - pz) * (z - pz));
      if (kind === ROW.rapid) {
        part = RAPID as number;
        rapidLength[state] = (rapidLength[state] as number) + length;
      } else {
        part = CUTTING as number;
        cutLength[state] = (cutLength[state] as number) + length;
        if (z < (lowest[state] as number)) lowest[state] = z;
        const given = feeds[row] as number;
        const feed = kind === ROW.thread ? shownFeed(kind, given, canon.states[state] as ModalState) : given;
        if (feed > 0) {
          if (feed < (minFeed[state] as number)) minFeed[state] = feed;
          if (feed > (maxFeed[state] as number)) maxFeed[state] = feed;
        } else noFeed[state] = 1;
      }
    } else if (kind === ROW.toolChange) part = TOOL_CHANGE as number;
    else if (kind === ROW.dwell) part = DWELL as number;
    const index = state * PARTS + part;
    seconds[index] = (seconds[index] as number) + (rowSeconds[row] as number);
    px = x;
    py = y;
    pz = z;
  }
  return { seconds, cutLength, rapidLength, lowest, minFeed, maxFeed, noFeed };
}
