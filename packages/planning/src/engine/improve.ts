import type { Budget } from './budget.ts';
import { chooseJob, criticalMoves, criticalPath, type Move, pick } from './moves.ts';
import { Passed } from './passed.ts';
import { plainDurations } from './plain-shop.ts';
import { makeRandom } from './random.ts';
import { relink } from './relink.ts';
import type { Places, Shop } from './shop.ts';
import { State } from './state.ts';
import { TabuList } from './tabu-list.ts';
import { Tails } from './tails.ts';
import type { Aim } from './tally.ts';

/** Operations worked out at most between two looks at the clock, which may be slow to read. */
const ASK_AFTER = 1_000_000;
/** Sums of weights are fractions: what differs by less than this is even. */
const EVEN = 1e-6;

/**
 * Steps without a better plan after which the search goes on from one of the good plans it keeps (`pool`), and the moves
 * that shake it; `shaken` is how often it does, instead of going on from a plan between two good ones.
 */
const manners = {
  'in-time': { patience: 2000, kicks: 6, pool: 8, shaken: 1 },
  makespan: { patience: 12_000, kicks: 40, pool: 3, shaken: 0.2 },
} as const satisfies Record<Aim, unknown>;

interface Kept {
  readonly places: Places;
  readonly value: number;
}

/**
 * Tabu search on single operations from one plan on, again and again from the best plans it found: shaken, or from
 * between two of them.
 */
export class Improver {
  readonly #shop: Shop;
  readonly #aim: Aim;
  readonly #random: () => number;
  readonly #tabu: TabuList;
  readonly #tails: Tails | null;
  readonly #passed: Passed;
  readonly #pool: Kept[] = [];
  #state: State;
  #best: Kept;
  #round: Kept;
  /** Moves tried between two looks at the clock, and the count at which the next one is due. */
  readonly #askEvery: number;
  #nextAsk = 0;
  #quiet = 0;
  #step = 0;
  #tried = 0;

  constructor(shop: Shop, start: Places, aim: Aim, seed: number) {
    this.#shop = shop;
    this.#aim = aim;
    this.#random = makeRandom(seed);
    this.#tabu = new TabuList(shop.phases.length);
    this.#passed = new Passed(shop.phases.length);
    this.#askEvery = Math.max(16, Math.round(ASK_AFTER / Math.max(1, shop.phases.length)));
    const durations = aim === 'makespan' ? plainDurations(shop) : null;
    this.#tails = durations && new Tails(durations);
    this.#state = new State(shop, start, aim);
    this.#best = this.#keep();
    this.#round = this.#best;
  }

  get best(): Kept {
    return this.#best;
  }

  #keep(): Kept {
    return { places: this.#state.places(), value: this.#state.value };
  }

  /** Looks until the budget is used up, or nothing is left to make better. */
  run(budget: Budget, share: number, onBetter: (steps: number) => void): number {
    const { patience } = manners[this.#aim];
    for (; this.#tried < budget.steps; this.#step++) {
      if (this.#tried >= this.#nextAsk) {
        if (budget.shouldStop?.(share)) break;
        this.#nextAsk = this.#tried + this.#askEvery;
      }
      const before = this.#best;
      const path = criticalPath(this.#state, chooseJob(this.#state, this.#random), this.#random);
      const moves = criticalMoves(this.#state, path, this.#tails !== null);
      this.#tried++;
      // The longest path is one job on free machines: no plan is shorter.
      if (moves.length === 0 && this.#aim === 'makespan') break;
      const move = this.#choose(moves);
      if (move) this.#take(move);
      if (before !== this.#best) onBetter(this.#tried);
      if (++this.#quiet <= patience) continue;
      if (this.#aim === 'in-time' && this.#state.tally.late < EVEN && this.#best.value <= this.#round.value)
        break;
      this.#startAgain();
    }
    return this.#tried;
  }

  /** The best move that is not forbidden, unless it beats everything; any move when all are forbidden. */
  #choose(moves: readonly Move[]): Move | null {
    const passed = this.#passed;
    let chosen: Move | null = null;
    let least = Number.POSITIVE_INFINITY;
    let even = 1;
    this.#tails?.sweep(this.#state);
    for (const move of moves) {
      if (this.#tails?.isSafe(this.#state, move) === false) continue;
      passed.read(this.#state, move);
      const isForbidden = this.#tabu.forbids(move, passed, this.#step);
      const value = this.#valueOf(move);
      if ((isForbidden && value >= this.#best.value - EVEN) || value > least) continue;
      even = value === least ? even + 1 : 1;
      if (even > 1 && this.#random() * even >= 1) continue;
      [chosen, least] = [move, value];
    }
    return chosen ?? moves[pick(moves.length, this.#random)] ?? null;
  }

  #valueOf(move: Move): number {
    this.#tried++;
    if (this.#tails) return this.#tails.estimate(this.#state, move, this.#passed);
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) return Number.POSITIVE_INFINITY;
    const { value } = this.#state;
    this.#state.undo();
    return value;
  }

  #take(move: Move): void {
    this.#passed.read(this.#state, move);
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) {
      this.#tabu.refuse(move, this.#passed, this.#step);
      return;
    }
    this.#tabu.remember(move, this.#passed, this.#step, this.#random);
    if (this.#state.value >= this.#round.value - EVEN) return;
    this.#round = this.#keep();
    this.#quiet = 0;
    if (this.#round.value < this.#best.value - EVEN) this.#best = this.#round;
  }

  #startAgain(): void {
    const pool = this.#pool;
    const { pool: most, shaken } = manners[this.#aim];
    const worst = pool.reduce((so, { value }) => Math.max(so, value), 0);
    if (pool.every(({ value }) => value !== this.#round.value)) {
      if (pool.length < most) pool.push(this.#round);
      else if (this.#round.value < worst) pool[pool.findIndex(({ value }) => value === worst)] = this.#round;
    }
    const from = this.#random() < 0.3 ? this.#best : (pool[pick(pool.length, this.#random)] ?? this.#best);
    const to = pool[pick(pool.length, this.#random)] ?? from;
    if (pool.length < most || to === from || this.#random() < shaken) {
      this.#state = new State(this.#shop, from.places, this.#aim);
      this.#shake();
    } else {
      const between = relink(from.places, to.places, 0.3 + 0.4 * this.#random(), this.#random);
      this.#state = new State(this.#shop, between, this.#aim);
    }
    this.#tabu.clear();
    this.#quiet = 0;
    this.#round = this.#keep();
  }

  #shake(): void {
    const { kicks } = manners[this.#aim];
    const count = kicks + pick(2 * kicks, this.#random);
    for (let kick = 0; kick < count; kick++) {
      const path = criticalPath(this.#state, chooseJob(this.#state, this.#random), this.#random);
      const moves = criticalMoves(this.#state, path, this.#tails !== null);
      const move = moves[pick(moves.length, this.#random)];
      if (move) this.#state.tryMove(move.operation, move.machine, move.behind);
      this.#tried++;
    }
  }
}
