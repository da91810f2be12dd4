import { at, type JobShop } from './job-shop.ts';

/**
 * One order of the operations on every machine (a complete selection of the disjunctive graph) with the longest paths
 * through it. `head` is when an operation begins; `tail` the longest way from its begin to the end, itself included.
 */
export interface Selection {
  readonly shop: JobShop;
  /** Operation before and after it on its machine, -1 = none. */
  readonly previous: Int32Array;
  readonly next: Int32Array;
  readonly head: Int32Array;
  readonly tail: Int32Array;
  readonly order: Int32Array;
  readonly waiting: Int32Array;
  makespan: number;
}

export function makeSelection(shop: JobShop, sequences: readonly (readonly number[])[]): Selection {
  const count = shop.job.length;
  const selection: Selection = {
    shop,
    previous: new Int32Array(count).fill(-1),
    next: new Int32Array(count).fill(-1),
    head: new Int32Array(count),
    tail: new Int32Array(count),
    order: new Int32Array(count),
    waiting: new Int32Array(count),
    makespan: 0,
  };
  for (const sequence of sequences)
    for (const [index, operation] of sequence.entries()) {
      selection.previous[operation] = sequence[index - 1] ?? -1;
      selection.next[operation] = sequence[index + 1] ?? -1;
    }
  measure(selection);
  return selection;
}

/** Heads and tails in one pass each way along a topological order; false when the orders contradict each other. */
export function measure(selection: Selection): boolean {
  const { shop, previous, next, head, tail, order, waiting } = selection;
  const count = order.length;
  let filled = 0;
  for (let operation = 0; operation < count; operation++) {
    const awaited = (at(shop.before, operation) >= 0 ? 1 : 0) + (at(previous, operation) >= 0 ? 1 : 0);
    waiting[operation] = awaited;
    if (awaited === 0) order[filled++] = operation;
  }
  for (let done = 0; done < filled; done++) {
    const operation = at(order, done);
    const [before, earlier] = [at(shop.before, operation), at(previous, operation)];
    const fromJob = before < 0 ? 0 : at(head, before) + at(shop.duration, before);
    const fromMachine = earlier < 0 ? 0 : at(head, earlier) + at(shop.duration, earlier);
    head[operation] = fromJob > fromMachine ? fromJob : fromMachine;
    const after = at(shop.after, operation);
    if (after >= 0) {
      const left = at(waiting, after) - 1;
      waiting[after] = left;
      if (left === 0) order[filled++] = after;
    }
    const later = at(next, operation);
    if (later >= 0) {
      const left = at(waiting, later) - 1;
      waiting[later] = left;
      if (left === 0) order[filled++] = later;
    }
  }
  if (filled < count) return false;
  let makespan = 0;
  for (let done = count - 1; done >= 0; done--) {
    const operation = at(order, done);
    const [after, later] = [at(shop.after, operation), at(next, operation)];
    const toJob = after < 0 ? 0 : at(tail, after);
    const toMachine = later < 0 ? 0 : at(tail, later);
    const own = at(shop.duration, operation) + (toJob > toMachine ? toJob : toMachine);
    tail[operation] = own;
    if (at(head, operation) + own > makespan) makespan = at(head, operation) + own;
  }
  selection.makespan = makespan;
  return true;
}

/** Takes an operation out of its machine's order and puts it right behind another (-1 = in front of `before`). */
export function relink(
  { previous, next }: Selection,
  operation: number,
  behind: number,
  before: number,
): void {
  const [left, right] = [at(previous, operation), at(next, operation)];
  if (left >= 0) next[left] = right;
  if (right >= 0) previous[right] = left;
  const follower = behind >= 0 ? at(next, behind) : before;
  previous[operation] = behind;
  next[operation] = follower;
  if (behind >= 0) next[behind] = operation;
  if (follower >= 0) previous[follower] = operation;
}
