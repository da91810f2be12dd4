import type { Move } from './moves.ts';
import { at } from './shop.ts';
import type { State } from './state.ts';

/** Pairs are kept in a table of at most this size; two that share a place forbid each other, which does no harm. */
const MOST_PLACES = 1 << 20;
const TENURE = 8;

/** Orders of two operations that were undone lately. */
export class TabuList {
  readonly #count: number;
  readonly #until: Int32Array;

  constructor(operations: number) {
    this.#count = operations;
    this.#until = new Int32Array(Math.min(MOST_PLACES, operations ** 2));
  }

  #place(first: number, second: number): number {
    return (first * this.#count + second) % this.#until.length;
  }

  forbids({ operation }: Move, jumped: readonly number[], isLater: boolean, step: number): boolean {
    for (const other of jumped) {
      const place = isLater ? this.#place(other, operation) : this.#place(operation, other);
      if (at(this.#until, place) > step) return true;
    }
    return false;
  }

  /** The order that is given up may not come back for a while. */
  remember(
    { operation }: Move,
    jumped: readonly number[],
    isLater: boolean,
    step: number,
    random: () => number,
  ): void {
    const until = step + TENURE + Math.floor(random() * TENURE);
    for (const other of jumped)
      this.#until[isLater ? this.#place(operation, other) : this.#place(other, operation)] = until;
  }

  /** A move that turned out to be impossible is not tried again for a while. */
  refuse({ operation }: Move, jumped: readonly number[], isLater: boolean, step: number): void {
    for (const other of jumped)
      this.#until[isLater ? this.#place(other, operation) : this.#place(operation, other)] = step + TENURE;
  }

  clear(): void {
    this.#until.fill(0);
  }
}

/** Operations a move passes on its machine, nearest first, into `jumped`; true when it goes towards the end. */
export function passedBy({ orders, timing }: State, move: Move, jumped: number[]): boolean {
  jumped.length = 0;
  const { operation, behind, machine } = move;
  if (machine !== at(timing.machine, operation)) return false;
  const isLater = behind >= 0 && at(orders.position, behind) > at(orders.position, operation);
  const step = isLater ? orders.next : orders.previous;
  for (let one = at(step, operation); one >= 0; one = at(step, one)) {
    if (!isLater && one === behind) break;
    jumped.push(one);
    if (one === behind) break;
  }
  return isLater;
}
