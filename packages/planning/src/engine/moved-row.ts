import type { Move } from './moves.ts';
import type { Passed } from './passed.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/** The operations between the two places of a move in their new order, with the earliest begin of each. */
export class MovedRow {
  readonly operations: Int32Array;
  readonly heads: Float64Array;
  count = 0;
  /** The operation that follows them on the machine, -1 = none. */
  right = -1;

  constructor(operations: number) {
    this.operations = new Int32Array(operations);
    this.heads = new Float64Array(operations);
  }

  read(
    { shop, orders, timing }: State,
    { operation, behind, machine }: Move,
    { list, count: others, isLater }: Passed,
    duration: Float64Array,
  ): void {
    const [row, heads] = [this.operations, this.heads];
    const count = others + 1;
    for (let index = 0; index < others; index++) row[isLater ? index : count - 1 - index] = at(list, index);
    row[isLater ? others : 0] = operation;
    const left = isLater ? at(orders.previous, operation) : behind;
    const farthest = isLater || others === 0 ? behind : operation;
    let free = left >= 0 ? moment(timing.end, left) : 0;
    for (let index = 0; index < count; index++) {
      const one = at(row, index);
      const inJob = at(shop.before, one);
      let head = inJob >= 0 ? moment(timing.end, inJob) : moment(shop.ready, one);
      if (free > head) head = free;
      heads[index] = head;
      free = head + moment(duration, one);
    }
    this.count = count;
    this.right = farthest >= 0 ? at(orders.next, farthest) : at(orders.first, machine);
  }
}
