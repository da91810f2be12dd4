import { TOO_LONG } from './plain-shop.ts';
import { at } from './shop.ts';
import type { SpanPlan } from './span-plan.ts';

/**
 * The operations that decide when a plan ends, from the last one back, with tables by which a move inside one of its
 * blocks (neighbours on one machine) is judged without making it.
 */
export class SpanPath {
  readonly #plan: SpanPlan;
  readonly operations: Int32Array;
  count = 0;
  /** How long each one takes, and the ways to it and on from it through its job. */
  readonly #length: Int32Array;
  readonly #ready: Int32Array;
  readonly #rest: Int32Array;
  readonly #heads: Int32Array;

  constructor(plan: SpanPlan) {
    this.#plan = plan;
    this.operations = new Int32Array(plan.none);
    this.#length = new Int32Array(plan.none);
    this.#ready = new Int32Array(plan.none);
    this.#rest = new Int32Array(plan.none);
    this.#heads = new Int32Array(plan.none);
  }

  read(random: () => number): void {
    const { end, tail, before, after, previous, duration, none } = this.#plan;
    const { operations } = this;
    let count = 0;
    for (let one = this.#plan.last(); one < none; count++) {
      const inJob = at(before, one);
      const onMachine = at(previous, one);
      const ready = at(end, inJob);
      const free = at(end, onMachine);
      operations[count] = one;
      this.#length[count] = at(duration, one);
      this.#ready[count] = ready;
      this.#rest[count] = at(tail, at(after, one));
      const isJob =
        inJob < none && (onMachine >= none || ready > free || (ready === free && random() >= 0.5));
      one = isJob ? inJob : onMachine;
    }
    this.count = count;
  }

  /** Place of the first operation of the block whose last one is there. */
  frontOf(back: number): number {
    const { operations, count } = this;
    const { previous } = this.#plan;
    let front = back;
    while (front + 1 < count && at(previous, at(operations, front)) === at(operations, front + 1)) front++;
    return front;
  }

  /**
   * False where the operation at `index` could wait for itself once it is past the one at `target` (Balas and Vazacopoulos
   * 1998, propositions 2.2 and 2.3). Where it is false, it is so for all targets that are farther away.
   */
  isSafe(index: number, target: number): boolean {
    const passed = at(this.operations, target);
    return target < index
      ? at(this.#plan.tail, passed) >= at(this.#rest, index)
      : at(this.#plan.end, passed) >= at(this.#ready, index);
  }

  /**
   * The longest path through the moved operations: the makespan after the move, or a little less (Taillard 1994). Where a
   * way leads from one of three or more of them through other machines to the next, it may be a little more. `TOO_LONG` as
   * soon as it is known to be above the limit.
   */
  estimate(index: number, target: number, limit: number): number {
    return target < index
      ? this.#estimateLater(index, target, limit)
      : this.#estimateEarlier(index, target, limit);
  }

  /** Behind the one at `target`, which ends later. */
  #estimateLater(index: number, target: number, limit: number): number {
    const [length, ready, rest, heads] = [this.#length, this.#ready, this.#rest, this.#heads];
    const { end: ends, tail, previous, next } = this.#plan;
    let end = at(ends, at(previous, at(this.operations, index)));
    for (let one = index - 1; one >= target; one--) {
      const head = at(ready, one) > end ? at(ready, one) : end;
      heads[one] = head;
      end = head + at(length, one);
      if (end + at(rest, one) > limit) return TOO_LONG;
    }
    const head = at(ready, index) > end ? at(ready, index) : end;
    const inJob = at(rest, index);
    const onMachine = at(tail, at(next, at(this.operations, target)));
    let way = at(length, index) + (inJob > onMachine ? inJob : onMachine);
    let longest = head + way;
    if (longest > limit) return TOO_LONG;
    for (let one = target; one < index; one++) {
      way = at(length, one) + (at(rest, one) > way ? at(rest, one) : way);
      const through = at(heads, one) + way;
      if (through > limit) return TOO_LONG;
      if (through > longest) longest = through;
    }
    return longest;
  }

  /** In front of the one at `target`, which begins earlier. */
  #estimateEarlier(index: number, target: number, limit: number): number {
    const [length, ready, rest, heads] = [this.#length, this.#ready, this.#rest, this.#heads];
    const { end: ends, tail, previous, next } = this.#plan;
    const free = at(ends, at(previous, at(this.operations, target)));
    const head = at(ready, index) > free ? at(ready, index) : free;
    let end = head + at(length, index);
    if (end + at(rest, index) > limit) return TOO_LONG;
    for (let one = target; one > index; one--) {
      const own = at(ready, one) > end ? at(ready, one) : end;
      heads[one] = own;
      end = own + at(length, one);
      if (end + at(rest, one) > limit) return TOO_LONG;
    }
    let way = at(tail, at(next, at(this.operations, index)));
    let longest = end + way;
    if (longest > limit) return TOO_LONG;
    for (let one = index + 1; one <= target; one++) {
      way = at(length, one) + (at(rest, one) > way ? at(rest, one) : way);
      const through = at(heads, one) + way;
      if (through > limit) return TOO_LONG;
      if (through > longest) longest = through;
    }
    way = at(length, index) + (at(rest, index) > way ? at(rest, index) : way);
    const through = head + way;
    if (through > limit) return TOO_LONG;
    return through > longest ? through : longest;
  }

  /** The same for an operation that goes between two others on another machine. */
  estimateBetween(index: number, behind: number, right: number): number {
    const { end, tail } = this.#plan;
    const head = Math.max(at(this.#ready, index), at(end, behind));
    return head + at(this.#length, index) + Math.max(at(this.#rest, index), at(tail, right));
  }
}
