import type { Budget } from './budget.ts';
import { JobTails } from './job-tails.ts';
import { MovedRow } from './moved-row.ts';
import { chooseJob, criticalMoves, criticalPath, type Move, pick } from './moves.ts';
import { Passed } from './passed.ts';
import { plainDurations } from './plain-shop.ts';
import { EVEN, type Kept, Pool } from './pool.ts';
import { makeRandom } from './random.ts';
import type { Places, Shop } from './shop.ts';
import { State } from './state.ts';
import { TabuList } from './tabu-list.ts';
import { Tails } from './tails.ts';
import type { Aim } from './tally.ts';

/** Operations worked out at most between two looks at the clock, which may be slow to read. */
const ASK_AFTER = 1_000_000;
/**
 * Steps without a better plan after which the search goes on from another plan: from the first one, and later. `plans` is
 * the number of good plans it keeps.
 */
const manners = {
  'in-time': { first: 2000, patience: 300, plans: 20 },
  makespan: { first: 12_000, patience: 3000, plans: 10 },
} as const satisfies Record<Aim, unknown>;

/** Tables of ways to the end of each job have at most this many places. */
const MOST_TAILS = 4e6;

function tailsOf(shop: Shop, aim: Aim, durations: Float64Array): Tails | JobTails | null {
  if (aim === 'makespan') return new Tails(durations);
  return durations.length * shop.last.length <= MOST_TAILS ? new JobTails(durations, shop.last) : null;
}

/**
 * Tabu search on single operations from one plan on, and again and again from plans between two good ones that it found.
 */
export class Improver {
  readonly #shop: Shop;
  readonly #aim: Aim;
  readonly #random: () => number;
  readonly #tabu: TabuList;
  /** Where nothing but the orders decides: the durations, and tables by which a move is judged without making it. */
  readonly #durations: Float64Array | null;
  readonly #tails: Tails | JobTails | null;
  readonly #passed: Passed;
  readonly #row: MovedRow;
  readonly #pool: Pool;
  #state: State;
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
    this.#shop = shop;
    this.#aim = aim;
    this.#random = makeRandom(seed);
    this.#tabu = new TabuList(shop.phases.length);
    this.#passed = new Passed(shop.phases.length);
    this.#askEvery = Math.max(16, Math.round(ASK_AFTER / Math.max(1, shop.phases.length)));
    this.#durations = plainDurations(shop);
    this.#tails = this.#durations && tailsOf(shop, aim, this.#durations);
    this.#row = new MovedRow(shop.phases.length);
    this.#pool = new Pool(shop, aim, manners[aim].plans, this.#random);
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
    const { first, patience } = manners[this.#aim];
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
      if (++this.#quiet <= (this.#isFirst ? first : patience)) continue;
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
    if (this.#tails) {
      this.#row.read(this.#state, move, this.#passed, this.#durations as Float64Array);
      return this.#tails.estimate(this.#state, this.#row);
    }
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
    this.#pool.learn(this.#round);
    this.#state = new State(this.#shop, this.#pool.next(this.#best), this.#aim);
    this.#tabu.clear();
    this.#quiet = 0;
    this.#isFirst = false;
    this.#round = this.#keep();
  }
}
