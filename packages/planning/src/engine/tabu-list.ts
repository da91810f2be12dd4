import type { CriticalPath } from './critical-path.ts';
import type { Move } from './moves.ts';
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

  forbids({ operations }: CriticalPath, { operation, index, passed, isLater }: Move, step: number): boolean {
    for (let away = 1; away <= passed; away++) {
      const other = at(operations, isLater ? index - away : index + away);
      const place = isLater ? this.#place(other, operation) : this.#place(operation, other);
      if (at(this.#until, place) > step) return true;
    }
    return false;
  }

  /** The order that is given up may not come back for a while. */
  remember(path: CriticalPath, move: Move, step: number, random: () => number): void {
    this.#forbid(path, move, move.isLater, step + TENURE + Math.floor(random() * TENURE));
  }

  /** A move that turned out to be impossible is not tried again for a while. */
  refuse(path: CriticalPath, move: Move, step: number): void {
    this.#forbid(path, move, !move.isLater, step + TENURE);
  }

  #forbid({ operations }: CriticalPath, move: Move, isFirst: boolean, until: number): void {
    const { operation, index, passed, isLater } = move;
    for (let away = 1; away <= passed; away++) {
      const other = at(operations, isLater ? index - away : index + away);
      this.#until[isFirst ? this.#place(operation, other) : this.#place(other, operation)] = until;
    }
  }

  clear(): void {
    this.#until.fill(0);
  }
}
