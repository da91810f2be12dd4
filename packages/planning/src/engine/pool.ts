import { cross, scatter } from './cross.ts';
import { pick } from './moves.ts';
import { relink } from './relink.ts';
import type { Places, Shop } from './shop.ts';
import type { Aim } from './tally.ts';

export interface Kept {
  readonly places: Places;
  readonly value: number;
}

/** Sums of weights are fractions: plans that differ by less than this are even. */
export const EVEN = 1e-6;
/** So many children for each plan without a better one, and the plans have become too alike: others are looked for. */
const STALE = 3;

/**
 * Good plans of different kinds. The search goes on from a plan between two of them, and its result takes the place of
 * the worse of the two where it is better: so the plans stay apart for long.
 */
export class Pool {
  readonly #shop: Shop;
  readonly #aim: Aim;
  readonly #size: number;
  readonly #random: () => number;
  readonly #plans: Kept[] = [];
  #parents: readonly Kept[] = [];
  #fruitless = 0;

  constructor(shop: Shop, aim: Aim, size: number, random: () => number) {
    this.#shop = shop;
    this.#aim = aim;
    this.#size = size;
    this.#random = random;
  }

  /** Takes the result of the last search in. */
  learn(found: Kept): void {
    const plans = this.#plans;
    const isNew = plans.every(({ value }) => Math.abs(value - found.value) > EVEN);
    const worse = this.#parents.reduce<Kept | null>(
      (so, one) => (so && so.value >= one.value ? so : one),
      null,
    );
    this.#fruitless++;
    if (isNew && (!worse || found.value < worse.value)) {
      const place = worse ? plans.indexOf(worse) : plans.length;
      plans[place] = found;
      this.#fruitless = 0;
    }
    if (this.#fruitless <= STALE * this.#size) return;
    plans.length = 0;
    this.#fruitless = 0;
  }

  /** The plan from which the search goes on. */
  next(best: Kept): Places {
    const plans = this.#plans;
    const one = plans[pick(plans.length, this.#random)] ?? best;
    if (plans.length < this.#size) {
      this.#parents = [];
      return scatter(this.#shop, one.places, this.#random);
    }
    const others = plans.filter((plan) => plan !== one);
    const other = others[pick(others.length, this.#random)] ?? one;
    this.#parents = [one, other];
    return this.#aim === 'makespan'
      ? relink(one.places, other.places, 0.3 + 0.4 * this.#random(), this.#random)
      : cross(this.#shop, one.places, other.places, this.#random);
  }
}
