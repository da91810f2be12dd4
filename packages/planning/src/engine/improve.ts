import type { Budget } from './budget.ts';
import { chooseJob, criticalMoves, criticalPath, type Move, pick } from './moves.ts';
import { plainDurations } from './plain-shop.ts';
import { makeRandom } from './random.ts';
import type { Places, Shop } from './shop.ts';
import { State } from './state.ts';
import { passedBy, TabuList } from './tabu-list.ts';
import { Tails } from './tails.ts';
import type { Aim } from './tally.ts';

const ASK_EVERY = 64;
/** Sums of weights are fractions: what differs by less than this is even. */
const EVEN = 1e-6;
/** Good plans kept to go on from. */
const POOL = 8;

/** Steps without a better plan after which the search goes on from a good one, and the moves that shake it. */
const manners = {
  'in-time': { patience: 2000, kicks: 6 },
  makespan: { patience: 5000, kicks: 40 },
} as const satisfies Record<Aim, unknown>;

interface Kept {
  readonly places: Places;
  readonly value: number;
}

/** Tabu search on single operations from one plan on, again and again from the best plans it found, shaken. */
export class Improver {
  readonly #shop: Shop;
  readonly #aim: Aim;
  readonly #random: () => number;
  readonly #tabu: TabuList;
  readonly #tails: Tails | null;
  readonly #jumped: number[] = [];
  readonly #pool: Kept[] = [];
  #state: State;
  #best: Kept;
  #round: Kept;
  #quiet = 0;
  #step = 0;
  #tried = 0;

  constructor(shop: Shop, start: Places, aim: Aim, seed: number) {
    this.#shop = shop;
    this.#aim = aim;
    this.#random = makeRandom(seed);
    this.#tabu = new TabuList(shop.phases.length);
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
      if (this.#step % ASK_EVERY === 0 && budget.shouldStop?.(share)) break;
      const before = this.#best;
      const path = criticalPath(this.#state, chooseJob(this.#state, this.#random), this.#random);
      const moves = criticalMoves(this.#state, path);
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
    const jumped = this.#jumped;
    let chosen: Move | null = null;
    let least = Number.POSITIVE_INFINITY;
    let even = 1;
    this.#tails?.sweep(this.#state);
    for (const move of moves) {
      const isLater = passedBy(this.#state, move, jumped);
      const isForbidden = this.#tabu.forbids(move, jumped, isLater, this.#step);
      const value = this.#valueOf(move, isLater);
      if ((isForbidden && value >= this.#best.value - EVEN) || value > least) continue;
      even = value === least ? even + 1 : 1;
      if (even > 1 && this.#random() * even >= 1) continue;
      [chosen, least] = [move, value];
    }
    return chosen ?? moves[pick(moves.length, this.#random)] ?? null;
  }

  #valueOf(move: Move, isLater: boolean): number {
    this.#tried++;
    if (this.#tails) return this.#tails.estimate(this.#state, move, this.#jumped, isLater);
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) return Number.POSITIVE_INFINITY;
    const { value } = this.#state;
    this.#state.undo();
    return value;
  }

  #take(move: Move): void {
    const isLater = passedBy(this.#state, move, this.#jumped);
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) {
      this.#tabu.refuse(move, this.#jumped, isLater, this.#step);
      return;
    }
    this.#tabu.remember(move, this.#jumped, isLater, this.#step, this.#random);
    if (this.#state.value >= this.#round.value - EVEN) return;
    this.#round = this.#keep();
    this.#quiet = 0;
    if (this.#round.value < this.#best.value - EVEN) this.#best = this.#round;
  }

  #startAgain(): void {
    const pool = this.#pool;
    const worst = pool.reduce((most, { value }) => Math.max(most, value), 0);
    if (pool.length < POOL) pool.push(this.#round);
    else if (this.#round.value < worst && pool.every(({ value }) => value !== this.#round.value))
      pool[pool.findIndex(({ value }) => value === worst)] = this.#round;
    const from = this.#random() < 0.3 ? this.#best : (pool[pick(pool.length, this.#random)] ?? this.#best);
    this.#state = new State(this.#shop, from.places, this.#aim);
    this.#shake();
    this.#tabu.clear();
    this.#quiet = 0;
    this.#round = this.#keep();
  }

  #shake(): void {
    const { kicks } = manners[this.#aim];
    const count = kicks + pick(2 * kicks, this.#random);
    for (let kick = 0; kick < count; kick++) {
      const path = criticalPath(this.#state, chooseJob(this.#state, this.#random), this.#random);
      const moves = criticalMoves(this.#state, path);
      const move = moves[pick(moves.length, this.#random)];
      if (move) this.#state.tryMove(move.operation, move.machine, move.behind);
      this.#tried++;
    }
  }
}
