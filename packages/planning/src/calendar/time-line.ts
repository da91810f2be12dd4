import type { Minute } from './wall-time.ts';
import type { WorkWindow } from './work-window.ts';

/** Windows with the minutes of work before each, so that work is added and taken off by two binary searches. */
export interface TimeLine {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly before: Float64Array;
  readonly total: number;
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
  return { starts, ends, before, total };
}

/** Index of the last value at or below the limit, -1 when there is none. */
function lastUpTo(values: Float64Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(values, middle) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Minutes of work the line offers before a moment. */
export function workBefore(line: TimeLine, moment: Minute): number {
  const index = lastUpTo(line.starts, moment);
  if (index < 0) return 0;
  return at(line.before, index) + Math.min(moment, at(line.ends, index)) - at(line.starts, index);
}

/** The first moment from here on at which a minute can be worked; Infinity after the last window. */
export function nextOpen(line: TimeLine, moment: Minute): Minute {
  const index = lastUpTo(line.starts, moment);
  if (index >= 0 && moment < at(line.ends, index)) return moment;
  return index + 1 < line.starts.length ? at(line.starts, index + 1) : Number.POSITIVE_INFINITY;
}

/** When so much work begun here is done; Infinity when the line ends before. */
export function advance(line: TimeLine, from: Minute, work: number): Minute {
  if (work <= 0) return from;
  const target = workBefore(line, from) + work;
  if (!(target <= line.total)) return Number.POSITIVE_INFINITY;
  // Strictly before the target: work that ends with a window ends there, not at the start of the next one.
  const index = lastUpTo(line.before, target - 1);
  return at(line.starts, index) + target - at(line.before, index);
}

/** The latest start from which so much work is done by then; -Infinity when the line begins too late. */
export function rewind(line: TimeLine, until: Minute, work: number): Minute {
  if (work <= 0) return until;
  const target = workBefore(line, until) - work;
  if (!(target >= 0)) return Number.NEGATIVE_INFINITY;
  const index = lastUpTo(line.before, target);
  return at(line.starts, index) + target - at(line.before, index);
}
