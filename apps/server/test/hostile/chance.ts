/** Park and Miller's minimal generator: the same requests for the same seed. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  }
  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return (this.#state - 1) / 2_147_483_646;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  happens(share: number): boolean {
    return this.next() < share;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
