import type { Budget } from './budget.ts';
import { plainDurations } from './plain-shop.ts';
import { EVEN, type Kept, Pool } from './pool.ts';
import { makeRandom } from './random.ts';
import type { Places, Shop } from './shop.ts';
import { SpanWalk } from './span-walk.ts';
import type { Aim } from './tally.ts';
import { ShopWalk, type Walk } from './walk.ts';

/** Operations worked out at most between two looks at the clock, which may be slow to read. */
const ASK_AFTER = 1_000_000;
/** Moves of a `SpanWalk` for which it works as much as once through all operations. */
const MOVES_A_SWEEP = 10;
/**
 * Steps without a better plan after which the search goes on from another plan: from the first one; from a plan between two
 * others that became good enough to be kept; and from one that did not.
 */
const manners = {
  'in-time': { first: 2000, patience: 300, glance: 300, plans: 20, stale: 3 },
  makespan: { first: 12_000, patience: 5000, glance: 1000, plans: 10, stale: 8 },
} as const satisfies Record<Aim, unknown>;

/**
 * Tabu search on single operations from one plan on, and again and again from plans between two good ones that it found.
 */
export class Improver {
  readonly #aim: Aim;
  readonly #pool: Pool;
  readonly #walk: Walk;
  #best: Kept;
  #round: Kept;
  /** Moves tried between two looks at the clock, and the count at which the next one is due. */
  readonly #askEvery: number;
  #nextAsk = 0;
  #quiet = 0;
  #isFirst = true;
  #step = 0;
  #tried = 0;

  constructor(shop: Shop, start: Places, aim: Aim, seed: number) {
    const random = makeRandom(seed);
    const durations = plainDurations(shop);
    const isSpan = aim === 'makespan' && durations !== null;
    const movesASweep = isSpan ? MOVES_A_SWEEP : 1;
    this.#aim = aim;
    this.#askEvery = Math.max(16, Math.round((movesASweep * ASK_AFTER) / Math.max(1, shop.phases.length)));
    this.#pool = new Pool(shop, aim, manners[aim], random);
    this.#walk = isSpan
      ? new SpanWalk(shop, start, durations, random)
      : new ShopWalk(shop, start, aim, durations, random);
    this.#best = this.#keep();
    this.#round = this.#best;
  }

  get best(): Kept {
    return this.#best;
  }

  #keep(): Kept {
    return { places: this.#walk.places(), value: this.#walk.value };
  }

  /** Looks until the budget is used up, or nothing is left to make better. */
  run(budget: Budget, share: number, onBetter: (steps: number) => void): number {
    for (; this.#tried < budget.steps; this.#step++) {
      if (this.#tried >= this.#nextAsk) {
        if (budget.shouldStop?.(share)) break;
        this.#nextAsk = this.#tried + this.#askEvery;
      }
      const tried = this.#walk.step(this.#best.value, this.#step);
      this.#tried += Math.max(1, tried);
      if (tried === 0) break;
      if (this.#learn()) onBetter(this.#tried);
      if (++this.#quiet <= this.#patience()) continue;
      if (this.#walk.isInTime && this.#best.value <= this.#round.value) break;
      this.#startAgain();
    }
    return this.#tried;
  }

  #patience(): number {
    const { first, patience, glance } = manners[this.#aim];
    if (this.#isFirst) return first;
    return this.#round.value < this.#pool.limit ? patience : glance;
  }

  /** Keeps a plan that is better than those of this round; true when it is the best of all. */
  #learn(): boolean {
    if (this.#walk.value >= this.#round.value - EVEN) return false;
    this.#round = this.#keep();
    this.#quiet = 0;
    if (this.#round.value >= this.#best.value - EVEN) return false;
    this.#best = this.#round;
    return true;
  }

  #startAgain(): void {
    this.#pool.learn(this.#round);
    this.#walk.begin(this.#pool.next(this.#best));
    this.#quiet = 0;
    this.#isFirst = false;
    this.#round = this.#keep();
  }
}
