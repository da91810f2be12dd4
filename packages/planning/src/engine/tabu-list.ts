import type { Move } from './moves.ts';
import type { Passed } from './passed.ts';
import { at } from './shop.ts';

/** Bits of the number of a pair in the table; two pairs that share a place forbid each other, which does no harm. */
const MOST_BITS = 20;
const TENURE = 8;

/** Orders of two operations that were undone lately. */
export class TabuList {
  readonly #count: number;
  readonly #until: Int32Array;
  readonly #mask: number;

  constructor(operations: number) {
    this.#count = operations;
    this.#until = new Int32Array(2 ** Math.min(MOST_BITS, Math.ceil(2 * Math.log2(Math.max(1, operations)))));
    this.#mask = this.#until.length - 1;
  }

  #place(first: number, second: number): number {
    return (first * this.#count + second) & this.#mask;
  }

  forbids({ operation }: Move, { list, count, isLater }: Passed, step: number): boolean {
    for (let index = 0; index < count; index++) {
      const other = at(list, index);
      const place = isLater ? this.#place(other, operation) : this.#place(operation, other);
      if (at(this.#until, place) > step) return true;
    }
    return false;
  }

  /** The order that is given up may not come back for a while. */
  remember({ operation }: Move, passed: Passed, step: number, random: () => number): void {
    this.#forbid(operation, passed, passed.isLater, step + TENURE + Math.floor(random() * TENURE));
  }

  /** A move that turned out to be impossible is not tried again for a while. */
  refuse({ operation }: Move, passed: Passed, step: number): void {
    this.#forbid(operation, passed, !passed.isLater, step + TENURE);
  }

  #forbid(operation: number, { list, count }: Passed, isFirst: boolean, until: number): void {
    for (let index = 0; index < count; index++) {
      const other = at(list, index);
      this.#until[isFirst ? this.#place(operation, other) : this.#place(other, operation)] = until;
    }
  }

  clear(): void {
    this.#until.fill(0);
  }
}
