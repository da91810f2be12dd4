import type { CompiledPhase } from '../schedule/compiled.ts';
import { pick } from './moves.ts';
import { TOO_LONG } from './plain-shop.ts';
import { at, type Places, type Shop } from './shop.ts';
import { SpanPath } from './span-path.ts';
import { SpanPlan } from './span-plan.ts';
import { TabuList } from './tabu-list.ts';
import type { Walk } from './walk.ts';

/** A tabu search for short plans of a shop where nothing but the orders decides; the same moves as `criticalMoves`. */
export class SpanWalk implements Walk {
  readonly isInTime = false;
  readonly #shop: Shop;
  readonly #random: () => number;
  readonly #plan: SpanPlan;
  readonly #path: SpanPath;
  readonly #tabu: TabuList;
  readonly #isFlexible: boolean;
  /** Moves of this step: the place of an operation in the path, and the one it passes, or −1 − the machine it goes to. */
  readonly #indices: number[] = [];
  readonly #targets: number[] = [];
  #moves = 0;
  #tried = 0;
  #step = 0;
  #best = 0;
  /** The best move of this step, the value it was judged to have, and the number of moves with that value. */
  #chosen = -1;
  #least = TOO_LONG;
  #even = 1;
  value = 0;

  constructor(shop: Shop, start: Places, durations: Float64Array, random: () => number) {
    this.#shop = shop;
    this.#random = random;
    this.#plan = new SpanPlan(shop, durations);
    this.#path = new SpanPath(this.#plan);
    this.#tabu = new TabuList(shop);
    this.#isFlexible = shop.phases.some(({ machines }) => machines.length > 1);
    this.begin(start);
  }

  begin(places: Places): void {
    this.#plan.load(places);
    this.#tabu.clear();
    this.#readValue();
  }

  places(): Places {
    return this.#plan.places();
  }

  #readValue(): void {
    this.value = at(this.#plan.end, this.#plan.last());
  }

  step(best: number, step: number): number {
    const path = this.#path;
    path.read(this.#random);
    this.#moves = 0;
    this.#tried = 1;
    this.#chosen = -1;
    this.#least = TOO_LONG;
    this.#best = best;
    this.#step = step;
    for (let back = 0; back < path.count; ) {
      const front = path.frontOf(back);
      if (front > back) this.#judgeBlock(back, front);
      if (this.#isFlexible) for (let index = back; index <= front; index++) this.#judgeMachines(index);
      back = front + 1;
    }
    if (this.#moves === 0) return 0;
    this.#take(this.#chosen >= 0 ? this.#chosen : pick(this.#moves, this.#random));
    return this.#tried;
  }

  #judgeBlock(back: number, front: number): void {
    const path = this.#path;
    for (let index = back; index < front; index++) if (path.isSafe(index, front)) this.#judge(index, front);
    if (front === back + 1) return;
    for (let index = back + 1; index <= front; index++)
      if (path.isSafe(index, back)) this.#judge(index, back);
    for (let target = back + 2; target < front && path.isSafe(back, target); target++)
      this.#judge(back, target);
    for (let target = front - 2; target > back && path.isSafe(front, target); target--)
      this.#judge(front, target);
  }

  #judge(index: number, target: number): void {
    const isForbidden = this.#tabu.forbids(this.#path.operations, index, target, this.#step);
    const least = this.#least;
    const limit = isForbidden && this.#best <= least ? this.#best - 1 : least;
    this.#consider(index, target, limit, this.#path.estimate(index, target, limit));
  }

  /** Onto each other machine that can do it, at the same moment. */
  #judgeMachines(index: number): void {
    const plan = this.#plan;
    const operation = at(this.#path.operations, index);
    for (const machine of (this.#shop.phases[operation] as CompiledPhase).machines) {
      if (machine === at(plan.machine, operation)) continue;
      const behind = plan.lastBefore(operation, machine);
      const value = this.#path.estimateBetween(index, behind, plan.follower(behind, machine));
      this.#consider(index, -1 - machine, this.#least, value);
    }
  }

  /** The best move that is not forbidden, or beats everything; one of them by chance where several are as good. */
  #consider(index: number, target: number, limit: number, value: number): void {
    const move = this.#moves++;
    this.#indices[move] = index;
    this.#targets[move] = target;
    this.#tried++;
    if (value > limit) return;
    this.#even = value === this.#least ? this.#even + 1 : 1;
    if (this.#even > 1 && this.#random() * this.#even >= 1) return;
    this.#chosen = move;
    this.#least = value;
  }

  #take(move: number): void {
    const plan = this.#plan;
    const { operations } = this.#path;
    const index = this.#indices[move] as number;
    const target = this.#targets[move] as number;
    const operation = at(operations, index);
    if (target < 0) {
      const machine = -1 - target;
      plan.move(operation, machine, plan.lastBefore(operation, machine));
    } else {
      const passed = at(operations, target);
      plan.move(operation, at(plan.machine, operation), target < index ? passed : at(plan.previous, passed));
      this.#tabu.remember(operations, index, target, this.#step, this.#random);
    }
    this.#readValue();
  }
}
