import type { Minute } from './wall-time.ts';
import type { WorkWindow } from './work-window.ts';

/** Windows with the minutes of work before each, so that work is added and taken off by two binary searches. */
export interface TimeLine {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly before: Float64Array;
  readonly total: number;
  /** Where to look for a moment, and for an amount of work. */
  readonly byStart: Buckets;
  readonly byWork: Buckets;
}

/** For equal steps over sorted values, the last value at or below each step: a search begins there and goes on by one or two. */
interface Buckets {
  readonly first: number;
  readonly width: number;
  readonly last: Int32Array;
}

function makeBuckets(values: Float64Array): Buckets {
  const first = values[0] ?? 0;
  const width = Math.max(1, ((values.at(-1) ?? 0) - first) / Math.max(1, values.length));
  const last = new Int32Array(values.length + 2);
  let index = 0;
  for (let bucket = 0; bucket < last.length; bucket++) {
    while (index + 1 < values.length && at(values, index + 1) <= first + bucket * width) index++;
    last[bucket] = index;
  }
  return { first, width, last };
}

const at = (values: Float64Array, index: number) => values[index] as number;

export function makeTimeLine(windows: readonly WorkWindow[]): TimeLine {
  const starts = Float64Array.from(windows, ({ start }) => start);
  const ends = Float64Array.from(windows, ({ end }) => end);
  const before = new Float64Array(windows.length);
  let total = 0;
  for (let i = 0; i < windows.length; i++) {
    before[i] = total;
    total += at(ends, i) - at(starts, i);
  }
  return { starts, ends, before, total, byStart: makeBuckets(starts), byWork: makeBuckets(before) };
}

/** Index of the last value at or below the limit, -1 when there is none. */
function lastUpTo(values: Float64Array, { first, width, last }: Buckets, limit: number): number {
  if (values.length === 0 || limit < first) return -1;
  const bucket = Math.min(last.length - 1, Math.floor((limit - first) / width));
  let index = last[bucket] as number;
  // The division may have been rounded up.
  if (at(values, index) > limit) index--;
  while (index + 1 < values.length && at(values, index + 1) <= limit) index++;
  return index;
}

/** Minutes of work the line offers before a moment. */
export function workBefore(line: TimeLine, moment: Minute): number {
  const index = lastUpTo(line.starts, line.byStart, moment);
  if (index < 0) return 0;
  return at(line.before, index) + Math.min(moment, at(line.ends, index)) - at(line.starts, index);
}

/** The first moment from here on at which a minute can be worked; Infinity after the last window. */
export function nextOpen(line: TimeLine, moment: Minute): Minute {
  const index = lastUpTo(line.starts, line.byStart, moment);
  if (index >= 0 && moment < at(line.ends, index)) return moment;
  return index + 1 < line.starts.length ? at(line.starts, index + 1) : Number.POSITIVE_INFINITY;
}

/** End of this much work begun at `from`; Infinity when the line ends before. */
export function advance(line: TimeLine, from: Minute, work: number): Minute {
  if (work <= 0) return from;
  const target = workBefore(line, from) + work;
  if (!(target <= line.total)) return Number.POSITIVE_INFINITY;
  // Strictly before the target: work that ends with a window ends there, not at the start of the next one.
  const index = lastUpTo(line.before, line.byWork, target - 1);
  return at(line.starts, index) + target - at(line.before, index);
}

/** The latest start from which this much work is done by then; -Infinity when the line begins too late. */
export function rewind(line: TimeLine, until: Minute, work: number): Minute {
  if (work <= 0) return until;
  const target = workBefore(line, until) - work;
  if (!(target >= 0)) return Number.NEGATIVE_INFINITY;
  const index = lastUpTo(line.before, line.byWork, target);
  return at(line.starts, index) + target - at(line.before, index);
}
