import type { CompiledPhase } from '../schedule/compiled.ts';
import type { CriticalPath } from './critical-path.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/** An operation of the critical path put right behind another one (-1 = first) on a machine. */
export interface Move {
  readonly operation: number;
  readonly machine: number;
  readonly behind: number;
  /** Place of the operation in the path. */
  readonly index: number;
  /** Operations of the path that it passes on its machine: none when it goes to another one. */
  readonly passed: number;
  /** It passes those behind it, not those in front of it. */
  readonly isLater: boolean;
}

/** The moves of one step. Their records serve again at the next one, since the search takes thousands of steps a second. */
export class MoveList {
  readonly #records: { -readonly [Part in keyof Move]: Move[Part] }[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  at(index: number): Move {
    return this.#records[index] as Move;
  }

  clear(): void {
    this.#count = 0;
  }

  add(operation: number, machine: number, behind: number, index: number, passed: number, isLater: boolean) {
    const record = this.#records[this.#count++];
    if (!record) {
      this.#records.push({ operation, machine, behind, index, passed, isLater });
      return;
    }
    record.operation = operation;
    record.machine = machine;
    record.behind = behind;
    record.index = index;
    record.passed = passed;
    record.isLater = isLater;
  }
}

export const pick = (below: number, random: () => number): number => Math.floor(random() * below);

/** One of the late jobs by chance, or of all when none is late. */
export function chooseJob({ shop, tally, timing }: State, random: () => number): number {
  if (tally.aim === 'makespan') return tally.lastJob();
  const count = shop.jobs.length;
  for (let attempt = 0; attempt < count; attempt++) {
    const job = pick(count, random);
    if (tally.lateOf(job, moment(timing.end, at(shop.last, job))) > 0) return job;
  }
  return pick(count, random);
}

/** Onto each other machine that can do it, at the same moment. */
function ontoOthers(
  { orders, timing, shop }: State,
  { operations }: CriticalPath,
  index: number,
  moves: MoveList,
) {
  const operation = at(operations, index);
  const { machines } = shop.phases[operation] as CompiledPhase;
  if (machines.length === 1) return;
  for (const machine of machines) {
    if (machine === at(timing.machine, operation)) continue;
    let behind = -1;
    for (let one = at(orders.first, machine); one >= 0; one = at(orders.next, one)) {
      if (at(orders.position, one) > at(orders.position, operation)) break;
      behind = one;
    }
    moves.add(operation, machine, behind, index, 0, false);
  }
}

/**
 * Inside each block of the path (neighbours on one machine) every operation goes to its front or its back, and the two at
 * each end change places: the neighbourhood N6 of E. Balas and A. Vazacopoulos, Guided local search with shifting
 * bottleneck for job shop scheduling, Management Science 44 (1998) 262-275, used for the paths of late jobs as by Y. Mati,
 * S. Dauzère-Pérès and C. Lahlou, European Journal of Operational Research 212 (2011) 33-42. Where moves are cheap to
 * judge, the two at the ends also go to every place inside: N7 of C. Y. Zhang, P. Li, Z. Guan and Y. Rao, Computers &
 * Operations Research 34 (2007) 3229-3242.
 */
export function criticalMoves(state: State, path: CriticalPath, isCheap: boolean, moves: MoveList): void {
  moves.clear();
  for (let back = 0; back < path.count; ) {
    const front = path.frontOf(back, state.orders);
    for (let index = back; index < front; index++) addEarlier(state, path, index, front, moves);
    if (front > back + 1)
      for (let index = back + 1; index <= front; index++) addLater(state, path, index, back, moves);
    if (!isCheap && front > back + 2) addEarlier(state, path, back, back + 1, moves);
    for (let index = back + 2; isCheap && index < front; index++) {
      addEarlier(state, path, back, index, moves);
      addLater(state, path, front, index - 1, moves);
    }
    for (let index = back; index <= front; index++) ontoOthers(state, path, index, moves);
    back = front + 1;
  }
}

/** In front of another one of its block. */
function addEarlier(
  { orders, timing }: State,
  path: CriticalPath,
  index: number,
  before: number,
  moves: MoveList,
) {
  const operation = at(path.operations, index);
  const behind = at(orders.previous, at(path.operations, before));
  moves.add(operation, at(timing.machine, operation), behind, index, before - index, false);
}

/** Behind another one of its block. */
function addLater({ timing }: State, path: CriticalPath, index: number, behind: number, moves: MoveList) {
  const operation = at(path.operations, index);
  moves.add(
    operation,
    at(timing.machine, operation),
    at(path.operations, behind),
    index,
    index - behind,
    true,
  );
}
