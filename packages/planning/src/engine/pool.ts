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
interface PoolSize {
  /** Number of good plans. */
  readonly plans: number;
  /** So many children for each plan without a better one, and the plans have become too alike: others are looked for. */
  readonly stale: number;
}

const worseOf = (plans: readonly Kept[]): Kept | null =>
  plans.reduce<Kept | null>((worse, one) => (worse && worse.value >= one.value ? worse : one), null);

/**
 * Good plans of different kinds. The search goes on from a plan between two of them. Where its result is better, it takes
 * the place of the worst plan of all (makespan), or of the worse of the two, so that the plans stay apart for longer.
 */
export class Pool {
  readonly #shop: Shop;
  readonly #aim: Aim;
  readonly #size: number;
  readonly #stale: number;
  readonly #random: () => number;
  readonly #plans: Kept[] = [];
  /** The plan whose place the result of the search takes, where it is better. */
  #rival: Kept | null = null;
  #fruitless = 0;

  constructor(shop: Shop, aim: Aim, { plans, stale }: PoolSize, random: () => number) {
    this.#shop = shop;
    this.#aim = aim;
    this.#size = plans;
    this.#stale = stale * plans;
    this.#random = random;
  }

  /** A plan has to cost less than this to be kept. */
  get limit(): number {
    return this.#rival?.value ?? Number.POSITIVE_INFINITY;
  }

  /** Takes the result of the last search in. */
  learn(found: Kept): void {
    const plans = this.#plans;
    const isNew = plans.every(({ value }) => Math.abs(value - found.value) > EVEN);
    this.#fruitless++;
    if (isNew && found.value < this.limit) {
      plans[this.#rival ? plans.indexOf(this.#rival) : plans.length] = found;
      this.#fruitless = 0;
    }
    if (this.#fruitless <= this.#stale) return;
    plans.length = 0;
    this.#fruitless = 0;
  }

  /** The plan from which the search goes on. */
  next(best: Kept): Places {
    const plans = this.#plans;
    const one = plans[pick(plans.length, this.#random)] ?? best;
    if (plans.length < this.#size) {
      this.#rival = null;
      return scatter(this.#shop, one.places, this.#random);
    }
    const others = plans.filter((plan) => plan !== one);
    const other = others[pick(others.length, this.#random)] ?? one;
    if (this.#aim === 'makespan') {
      this.#rival = worseOf(plans);
      return relink(one.places, other.places, 0.3 + 0.4 * this.#random(), this.#random);
    }
    this.#rival = worseOf([one, other]);
    return cross(this.#shop, one.places, other.places, this.#random);
  }
}
