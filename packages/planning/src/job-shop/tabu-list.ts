import type { Move } from './critical-moves.ts';
import { at, type JobShop } from './job-shop.ts';

/** Orders that were undone lately: `until[a * n + b]` is the step up to which a may not go in front of b again. */
export class TabuList {
  readonly #count: number;
  readonly #until: Int32Array;
  readonly #tenure: number;

  constructor({ job, jobs, machines }: JobShop) {
    this.#count = job.length;
    this.#until = new Int32Array(job.length ** 2);
    this.#tenure = 10 + Math.round(jobs / Math.max(1, machines));
  }

  /** Would the move bring back an order that was undone? */
  forbids({ operation, forward }: Move, run: readonly number[], step: number): boolean {
    return run.some(
      (other) =>
        other !== operation &&
        at(this.#until, forward ? other * this.#count + operation : operation * this.#count + other) > step,
    );
  }

  remember({ operation, forward }: Move, run: readonly number[], step: number, random: () => number): void {
    const until = step + this.#tenure + Math.floor(random() * this.#tenure);
    for (const other of run)
      if (other !== operation)
        this.#until[forward ? operation * this.#count + other : other * this.#count + operation] = until;
  }

  clear(): void {
    this.#until.fill(0);
  }
}
