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
  readonly #row: number[] = [];
  readonly #heads: number[] = [];

  constructor(duration: Float64Array) {
    this.#duration = duration;
    this.#tail = new Float64Array(duration.length);
  }

  sweep({ shop, orders }: State): void {
    const [tail, duration] = [this.#tail, this.#duration];
    const { order, next } = orders;
    for (let position = order.length - 1; position >= 0; position--) {
      const one = at(order, position);
      const inJob = at(shop.after, one);
      const onMachine = at(next, one);
      let longest = inJob >= 0 ? moment(tail, inJob) : 0;
      if (onMachine >= 0 && moment(tail, onMachine) > longest) longest = moment(tail, onMachine);
      tail[one] = longest + moment(duration, one);
    }
  }

  /** The longest path through the moved operations: the makespan after the move, or a little less (Taillard 1994). */
  estimate({ shop, orders, timing }: State, move: Move, jumped: readonly number[], isLater: boolean): number {
    const [tail, duration, row, heads] = [this.#tail, this.#duration, this.#row, this.#heads];
    const { operation, behind } = move;
    const count = jumped.length + 1;
    for (let index = 0; index < jumped.length; index++) {
      const other = jumped[index] as number;
      if (isLater) row[index] = other;
      else row[count - 1 - index] = other;
    }
    row[isLater ? count - 1 : 0] = operation;
    const left = isLater ? at(orders.previous, operation) : behind;
    const right = at(orders.next, isLater ? behind : operation);
    let free = left >= 0 ? moment(timing.end, left) : 0;
    for (let index = 0; index < count; index++) {
      const one = row[index] as number;
      const inJob = at(shop.before, one);
      let head = inJob >= 0 ? moment(timing.end, inJob) : moment(shop.ready, one);
      if (free > head) head = free;
      heads[index] = head;
      free = head + moment(duration, one);
    }
    let longest = 0;
    let way = right >= 0 ? moment(tail, right) : 0;
    for (let index = count - 1; index >= 0; index--) {
      const one = row[index] as number;
      const inJob = at(shop.after, one);
      const ownTail = inJob >= 0 ? moment(tail, inJob) : 0;
      way = moment(duration, one) + (ownTail > way ? ownTail : way);
      const length = (heads[index] as number) + way;
      if (length > longest) longest = length;
    }
    return longest;
  }
}
