import type { MovedRow } from './moved-row.ts';
import type { Move } from './moves.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/**
 * The longest way from the begin of each operation to the end of the plan, where only the makespan counts and machines
 * never close: a move is then judged by the operations it passes alone.
 */
export class Tails {
  readonly #tail: Float64Array;
  readonly #duration: Float64Array;
  #swept: State | null = null;

  constructor(duration: Float64Array) {
    this.#duration = duration;
    this.#tail = new Float64Array(duration.length);
  }

  /** Called after every move: behind the last operation it touched nothing changes. */
  sweep(state: State): void {
    const [tail, duration] = [this.#tail, this.#duration];
    const { order, next, lastTouched } = state.orders;
    const { after } = state.shop;
    const from = state === this.#swept ? lastTouched : order.length - 1;
    this.#swept = state;
    for (let position = from; position >= 0; position--) {
      const one = at(order, position);
      const inJob = at(after, one);
      const onMachine = at(next, one);
      let longest = inJob >= 0 ? moment(tail, inJob) : 0;
      if (onMachine >= 0 && moment(tail, onMachine) > longest) longest = moment(tail, onMachine);
      tail[one] = longest + moment(duration, one);
    }
  }

  /** False where the moved operation could wait for itself (Balas and Vazacopoulos 1998, propositions 2.2 and 2.3). */
  isSafe({ shop, orders, timing }: State, { operation, behind, machine }: Move): boolean {
    const [tail, { end }] = [this.#tail, timing];
    if (machine !== at(timing.machine, operation)) return true;
    if (behind >= 0 && at(orders.position, behind) > at(orders.position, operation)) {
      const inJob = at(shop.after, operation);
      return inJob < 0 || moment(tail, behind) >= moment(tail, inJob);
    }
    const inJob = at(shop.before, operation);
    const passed = behind >= 0 ? at(orders.next, behind) : at(orders.first, machine);
    return inJob < 0 || moment(end, passed) >= moment(end, inJob);
  }

  /** The longest path through the moved operations: the makespan after the move, or a little less (Taillard 1994). */
  estimate({ shop }: State, { operations, heads, count, right }: MovedRow): number {
    const [tail, duration] = [this.#tail, this.#duration];
    let longest = 0;
    let way = right >= 0 ? moment(tail, right) : 0;
    for (let index = count - 1; index >= 0; index--) {
      const one = at(operations, index);
      const inJob = at(shop.after, one);
      const ownTail = inJob >= 0 ? moment(tail, inJob) : 0;
      way = moment(duration, one) + (ownTail > way ? ownTail : way);
      const length = moment(heads, index) + way;
      if (length > longest) longest = length;
    }
    return longest;
  }
}
