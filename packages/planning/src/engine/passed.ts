import type { Move } from './moves.ts';
import { at } from './shop.ts';
import type { State } from './state.ts';

/** The operations a move passes on its machine, nearest first; none when it goes to another machine. */
export class Passed {
  readonly list: Int32Array;
  count = 0;
  /** The move goes towards the end. */
  isLater = false;

  constructor(operations: number) {
    this.list = new Int32Array(operations);
  }

  read({ orders, timing }: State, { operation, behind, machine }: Move): void {
    this.count = 0;
    this.isLater = false;
    if (machine !== at(timing.machine, operation)) return;
    this.isLater = behind >= 0 && at(orders.position, behind) > at(orders.position, operation);
    const step = this.isLater ? orders.next : orders.previous;
    for (let one = at(step, operation); one >= 0; one = at(step, one)) {
      if (!this.isLater && one === behind) break;
      this.list[this.count++] = one;
      if (one === behind) break;
    }
  }
}
