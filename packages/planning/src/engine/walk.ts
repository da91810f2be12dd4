import { CriticalPath } from './critical-path.ts';
import { JobTails } from './job-tails.ts';
import { MovedRow } from './moved-row.ts';
import { chooseJob, criticalMoves, type Move, MoveList, pick } from './moves.ts';
import { EVEN } from './pool.ts';
import type { Places, Shop } from './shop.ts';
import { State } from './state.ts';
import { TabuList } from './tabu-list.ts';
import type { Aim } from './tally.ts';

/** A tabu search on single operations from one plan on. */
export interface Walk {
  /** Cost of the plan it is at. */
  readonly value: number;
  /** No job of that plan is late. */
  readonly isInTime: boolean;
  begin(places: Places): void;
  places(): Places;
  /** Moves one operation; the answer is the number of moves tried, 0 = there is none that could help. */
  step(best: number, step: number): number;
}

/** Tables of ways to the end of each job have at most this many places. */
const MOST_TAILS = 4e6;

/** The place in the path of the last operation that a move passes. */
const targetOf = ({ index, passed, isLater }: Move) => (isLater ? index - passed : index + passed);

/** The search for all shops: every move is worked out, or judged by tables where nothing but the orders decides. */
export class ShopWalk implements Walk {
  readonly #shop: Shop;
  readonly #aim: Aim;
  readonly #random: () => number;
  readonly #tabu: TabuList;
  readonly #tails: JobTails | null;
  readonly #path: CriticalPath;
  readonly #moves = new MoveList();
  readonly #row: MovedRow;
  #state: State;
  #tried = 0;

  constructor(shop: Shop, start: Places, aim: Aim, durations: Float64Array | null, random: () => number) {
    this.#shop = shop;
    this.#aim = aim;
    this.#random = random;
    this.#tabu = new TabuList(shop);
    this.#path = new CriticalPath(shop.phases.length);
    const hasTails = durations && durations.length * shop.last.length <= MOST_TAILS;
    this.#tails = hasTails ? new JobTails(durations, shop.last) : null;
    this.#row = new MovedRow(this.#path);
    this.#state = new State(shop, start, aim);
  }

  get value(): number {
    return this.#state.value;
  }

  get isInTime(): boolean {
    return this.#aim === 'in-time' && this.#state.tally.late < EVEN;
  }

  begin(places: Places): void {
    this.#state = new State(this.#shop, places, this.#aim);
    this.#tabu.clear();
  }

  places(): Places {
    return this.#state.places();
  }

  step(best: number, step: number): number {
    this.#path.read(this.#state, chooseJob(this.#state, this.#random), this.#random);
    criticalMoves(this.#state, this.#path, this.#tails !== null, this.#moves);
    this.#tried = 1;
    // The longest path is one job on free machines: no plan is shorter.
    if (this.#moves.count === 0 && this.#aim === 'makespan') return 0;
    const move = this.#choose(best, step);
    if (move) this.#take(move, step);
    return this.#tried;
  }

  /** The best move that is not forbidden, unless it beats everything; any move when all are forbidden. */
  #choose(best: number, step: number): Move | null {
    const [path, moves] = [this.#path, this.#moves];
    let chosen: Move | null = null;
    let least = Number.POSITIVE_INFINITY;
    let even = 1;
    this.#tails?.sweep(this.#state);
    for (let index = 0; index < moves.count; index++) {
      const move = moves.at(index);
      if (this.#tails?.isSafe(this.#state, path, move) === false) continue;
      const isForbidden = this.#tabu.forbids(path.operations, move.index, targetOf(move), step);
      const value = this.#valueOf(move);
      if (value > (isForbidden ? Math.min(least, best - EVEN) : least)) continue;
      even = value === least ? even + 1 : 1;
      if (even > 1 && this.#random() * even >= 1) continue;
      [chosen, least] = [move, value];
    }
    return chosen ?? (moves.count > 0 ? moves.at(pick(moves.count, this.#random)) : null);
  }

  /** The cost after a move. */
  #valueOf(move: Move): number {
    this.#tried++;
    if (this.#tails) {
      this.#row.lay(this.#state, move);
      return this.#tails.estimate(this.#state, this.#row);
    }
    if (!this.#state.tryMove(move.operation, move.machine, move.behind)) return Number.POSITIVE_INFINITY;
    const { value } = this.#state;
    this.#state.undo();
    return value;
  }

  #take(move: Move, step: number): void {
    const { operations } = this.#path;
    const target = targetOf(move);
    if (this.#state.tryMove(move.operation, move.machine, move.behind))
      this.#tabu.remember(operations, move.index, target, step, this.#random);
    else this.#tabu.refuse(operations, move.index, target, step);
  }
}
