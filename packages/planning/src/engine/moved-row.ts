import type { CriticalPath } from './critical-path.ts';
import type { Move } from './moves.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/** The operations between the two places of a move, in their new order, and what lies around them on the machine. */
export class MovedRow {
  readonly #path: CriticalPath;
  count = 0;
  /** End of the operation in front of them, 0 = none. */
  free = 0;
  /** The operation that follows them, -1 = none. */
  right = -1;
  #moved = 0;
  #movedAt = 0;
  #base = 0;

  constructor(path: CriticalPath) {
    this.#path = path;
  }

  lay({ orders, timing }: State, { operation, machine, behind, index, passed, isLater }: Move): void {
    this.count = passed + 1;
    this.#moved = index;
    this.#movedAt = isLater ? passed : 0;
    this.#base = isLater ? index - 1 : index + passed + 1;
    const left = isLater ? at(orders.previous, operation) : behind;
    const farthest = isLater || passed === 0 ? behind : operation;
    this.free = left >= 0 ? moment(timing.end, left) : 0;
    this.right = farthest >= 0 ? at(orders.next, farthest) : at(orders.first, machine);
  }

  /** Place in the path of the operation that comes there in the new order. */
  indexAt(position: number): number {
    return position === this.#movedAt ? this.#moved : this.#base - position;
  }

  operationAt(position: number): number {
    return at(this.#path.operations, this.indexAt(position));
  }
}
