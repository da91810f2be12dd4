import type { CriticalPath } from './critical-path.ts';
import type { MovedRow } from './moved-row.ts';
import type { Move } from './moves.ts';
import { later } from './plain-shop.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/**
 * The longest way from the begin of each operation to the end of the plan, where only the makespan counts and machines
 * never close: a move is then judged by the operations it passes alone.
 */
export class Tails {
  readonly #tail: Float64Array;
  readonly #duration: Float64Array;
  /** For each place in the critical path: how long it takes, and the ways to it and on from it through its job. */
  readonly #length: Float64Array;
  readonly #ready: Float64Array;
  readonly #rest: Float64Array;
  readonly #heads: Float64Array;
  #swept: State | null = null;

  constructor(duration: Float64Array) {
    const { length } = duration;
    this.#duration = duration;
    this.#tail = new Float64Array(length);
    this.#length = new Float64Array(length);
    this.#ready = new Float64Array(length);
    this.#rest = new Float64Array(length);
    this.#heads = new Float64Array(length);
  }

  /** Called after every move: behind the last operation it touched nothing changes. */
  sweep(state: State, path: CriticalPath): void {
    const [tail, duration] = [this.#tail, this.#duration];
    const { order, next, lastTouched } = state.orders;
    const { after } = state.shop;
    const from = state === this.#swept ? lastTouched : order.length - 1;
    this.#swept = state;
    for (let position = from; position >= 0; position--) {
      const one = at(order, position);
      const inJob = at(after, one);
      const onMachine = at(next, one);
      const throughJob = inJob >= 0 ? moment(tail, inJob) : 0;
      const throughMachine = onMachine >= 0 ? moment(tail, onMachine) : 0;
      tail[one] = later(throughJob, throughMachine) + moment(duration, one);
    }
    this.#readPath(state, path);
  }

  #readPath({ shop, timing }: State, { operations, count }: CriticalPath): void {
    for (let index = 0; index < count; index++) {
      const one = at(operations, index);
      const before = at(shop.before, one);
      const after = at(shop.after, one);
      this.#length[index] = moment(this.#duration, one);
      this.#ready[index] = before >= 0 ? moment(timing.end, before) : moment(shop.ready, one);
      this.#rest[index] = after >= 0 ? moment(this.#tail, after) : 0;
    }
  }

  /** False where the moved operation could wait for itself (Balas and Vazacopoulos 1998, propositions 2.2 and 2.3). */
  isSafe({ timing }: State, { operations }: CriticalPath, { index, passed, isLater }: Move): boolean {
    if (passed === 0) return true;
    if (isLater) return moment(this.#tail, at(operations, index - passed)) >= moment(this.#rest, index);
    return moment(timing.end, at(operations, index + passed)) >= moment(this.#ready, index);
  }

  /**
   * The longest path through the moved operations: the makespan after the move, or a little less (Taillard 1994). Where a
   * way leads from one of three or more of them through other machines to the next, it may be a little more. Infinity as
   * soon as it is known to be above the limit.
   */
  estimate(_: State, row: MovedRow, limit: number): number {
    const [length, ready, rest, heads] = [this.#length, this.#ready, this.#rest, this.#heads];
    const { count, right } = row;
    let end = row.free;
    for (let position = 0; position < count; position++) {
      const index = row.indexAt(position);
      const head = moment(ready, index) > end ? moment(ready, index) : end;
      end = head + moment(length, index);
      if (end + moment(rest, index) > limit) return Number.POSITIVE_INFINITY;
      heads[position] = head;
    }
    let longest = 0;
    let way = right >= 0 ? moment(this.#tail, right) : 0;
    if (end + way > limit) return Number.POSITIVE_INFINITY;
    for (let position = count - 1; position >= 0; position--) {
      const index = row.indexAt(position);
      way = moment(length, index) + (moment(rest, index) > way ? moment(rest, index) : way);
      const through = moment(heads, position) + way;
      if (through > limit) return Number.POSITIVE_INFINITY;
      if (through > longest) longest = through;
    }
    return longest;
  }
}
