import type { MachineOrders } from './machine-orders.ts';
import { at, moment, type Shop } from './shop.ts';
import type { Timing } from './timing.ts';

interface Plan {
  readonly shop: Shop;
  readonly orders: MachineOrders;
  readonly timing: Timing;
}

/** The operation an operation waits for, on its machine or in its job; -1 = it waits for none. */
function awaited({ orders, shop, timing }: Plan, operation: number, random: () => number): number {
  const onMachine = at(orders.previous, operation);
  const inJob = at(shop.before, operation);
  if (onMachine < 0 || inJob < 0) return Math.max(onMachine, inJob);
  const difference = moment(timing.end, onMachine) - moment(timing.end, inJob);
  if (difference === 0) return random() < 0.5 ? onMachine : inJob;
  return difference > 0 ? onMachine : inJob;
}

/** Operations that decide when a job ends, from its last one back. */
export class CriticalPath {
  readonly operations: Int32Array;
  count = 0;

  constructor(operations: number) {
    this.operations = new Int32Array(operations);
  }

  read(plan: Plan, job: number, random: () => number): void {
    this.count = 0;
    for (let one = at(plan.shop.last, job); one >= 0; one = awaited(plan, one, random))
      this.operations[this.count++] = one;
  }

  /** Place of the first operation of the block (neighbours on one machine) whose last one is there. */
  frontOf(back: number, { previous }: MachineOrders): number {
    const { operations, count } = this;
    let front = back;
    while (front + 1 < count && at(previous, at(operations, front)) === at(operations, front + 1)) front++;
    return front;
  }
}
