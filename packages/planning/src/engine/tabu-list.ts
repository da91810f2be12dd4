import { at, type Shop } from './shop.ts';

/**
 * Bits of the number of a pair in the table: an operation and the job of the other one, since a job seldom meets a machine
 * twice, and a small table stays in the cache. Two pairs that share a place forbid each other, which does no harm.
 */
const MOST_BITS = 20;
const TENURE = 8;

/** Orders of two operations that were undone lately. */
export class TabuList {
  readonly #job: Int32Array;
  readonly #jobs: number;
  readonly #until: Int32Array;
  readonly #mask: number;

  constructor({ job, jobs }: Shop) {
    this.#job = job;
    this.#jobs = jobs.length;
    const bits = Math.ceil(Math.log2(Math.max(1, job.length * jobs.length)));
    this.#until = new Int32Array(2 ** Math.min(MOST_BITS, bits));
    this.#mask = this.#until.length - 1;
  }

  #place(first: number, second: number): number {
    return (first * this.#jobs + at(this.#job, second)) & this.#mask;
  }

  /** Would a place in the path that goes to another one there, past those between, restore such an order? */
  forbids(path: Int32Array, index: number, target: number, step: number): boolean {
    const until = this.#until;
    const own = at(path, index);
    for (let one = target; one < index; one++)
      if (at(until, this.#place(at(path, one), own)) > step) return true;
    for (let one = target; one > index; one--)
      if (at(until, this.#place(own, at(path, one))) > step) return true;
    return false;
  }

  /** The order that is given up may not come back for a while. */
  remember(path: Int32Array, index: number, target: number, step: number, random: () => number): void {
    this.#forbid(path, index, target, target < index, step + TENURE + Math.floor(random() * TENURE));
  }

  /** A move that turned out to be impossible is not tried again for a while. */
  refuse(path: Int32Array, index: number, target: number, step: number): void {
    this.#forbid(path, index, target, target > index, step + TENURE);
  }

  #forbid(path: Int32Array, index: number, target: number, isFirst: boolean, until: number): void {
    const own = at(path, index);
    const away = target < index ? -1 : 1;
    for (let place = index; place !== target; ) {
      place += away;
      const other = at(path, place);
      this.#until[isFirst ? this.#place(own, other) : this.#place(other, own)] = until;
    }
  }

  clear(): void {
    this.#until.fill(0);
  }
}
