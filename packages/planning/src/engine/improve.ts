import type { Budget } from './budget.ts';
import { CriticalPath } from './critical-path.ts';
import { JobTails } from './job-tails.ts';
import { MovedRow } from './moved-row.ts';
import { chooseJob, criticalMoves, type Move, MoveList, pick } from './moves.ts';
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
  /** Where nothing but the orders decides: tables by which a move is judged without making it. */
  readonly #tails: Tails | JobTails | null;
  readonly #path: CriticalPath;
  readonly #moves = new MoveList();
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
    this.#tabu = new TabuList(shop);
    this.#path = new CriticalPath(shop.phases.length);
    this.#askEvery = Math.max(16, Math.round(ASK_AFTER / Math.max(1, shop.phases.length)));
    const durations = plainDurations(shop);
    this.#tails = durations && tailsOf(shop, aim, durations);
    this.#row = new MovedRow(this.#path);
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
      this.#path.read(this.#state, chooseJob(this.#state, this.#random), this.#random);
      criticalMoves(this.#state, this.#path, this.#tails !== null, this.#moves);
      this.#tried++;
      // The longest path is one job on free machines: no plan is shorter.
      if (this.#moves.count === 0 && this.#aim === 'makespan') break;
      const move = this.#choose();
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
  #choose(): Move | null {
    const [path, moves] = [this.#path, this.#moves];
    let chosen: Move | null = null;
    let least = Number.POSITIVE_INFINITY;
    let even = 1;
    this.#tails?.sweep(this.#state, path);
    for (let index = 0; index < moves.count; index++) {
      const move = moves.at(index);
      if (this.#tails?.isSafe(this.#state, path, move) === false) continue;
      const isForbidden = this.#tabu.forbids(path, move, this.#step);
      const limit = isForbidden ? Math.min(least, this.#best.value - EVEN) : least;
      const value = this.#valueOf(move, limit);
      if (value > limit) continue;
      even = value === least ? even + 1 : 1;
      if (even > 1 && this.#random() * even >= 1) continue;
      [chosen, least] = [move, value];
    }
    return chosen ?? (moves.count > 0 ? moves.at(pick(moves.count, this.#random)) : null);
  }

  /** The cost after a move, or infinity where it is above the limit. */
  #valueOf(move: Move, limit: number): number {
    this.#tried++;
    if (this.#tails) {
      this.#row.lay(this.#state, move);
      return this.#tails.estimate(this.#state, this.#row, limit);
    }
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) return Number.POSITIVE_INFINITY;
    const { value } = this.#state;
    this.#state.undo();
    return value;
  }

  #take(move: Move): void {
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) {
      this.#tabu.refuse(this.#path, move, this.#step);
      return;
    }
    this.#tabu.remember(this.#path, move, this.#step, this.#random);
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
