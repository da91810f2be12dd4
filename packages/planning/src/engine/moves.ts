import type { CompiledPhase } from '../schedule/compiled.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/** An operation put right behind another one (-1 = first) on a machine. */
export interface Move {
  readonly operation: number;
  readonly machine: number;
  readonly behind: number;
}

export const pick = (below: number, random: () => number): number => Math.floor(random() * below);

/** The operation an operation waits for, on its machine or in its job; -1 = it waits for none. */
function awaited({ orders, shop, timing }: State, operation: number, random: () => number): number {
  const onMachine = at(orders.previous, operation);
  const inJob = at(shop.before, operation);
  if (onMachine < 0 || inJob < 0) return Math.max(onMachine, inJob);
  const difference = moment(timing.end, onMachine) - moment(timing.end, inJob);
  if (difference === 0) return random() < 0.5 ? onMachine : inJob;
  return difference > 0 ? onMachine : inJob;
}

/** Operations that decide when a job ends, from its last one back. */
export function criticalPath(state: State, job: number, random: () => number): number[] {
  const path: number[] = [];
  for (let one = at(state.shop.last, job); one >= 0; one = awaited(state, one, random)) path.push(one);
  return path;
}

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
function ontoOthers({ orders, timing, shop }: State, operation: number, moves: Move[]): void {
  const { machines } = shop.phases[operation] as CompiledPhase;
  for (const machine of machines) {
    if (machine === at(timing.machine, operation)) continue;
    let behind = -1;
    for (let one = at(orders.first, machine); one >= 0; one = at(orders.next, one)) {
      if (at(orders.position, one) > at(orders.position, operation)) break;
      behind = one;
    }
    moves.push({ operation, machine, behind });
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
export function criticalMoves(state: State, path: readonly number[], isCheap: boolean): Move[] {
  const { orders, timing } = state;
  const moves: Move[] = [];
  const opAt = (index: number) => path[index] as number;
  for (let back = 0; back < path.length; ) {
    let front = back;
    while (front + 1 < path.length && at(orders.previous, opAt(front)) === path[front + 1]) front++;
    const machine = at(timing.machine, opAt(back));
    const beforeFront = at(orders.previous, opAt(front));
    for (let index = back; index < front; index++)
      moves.push({ operation: opAt(index), machine, behind: beforeFront });
    if (front > back + 1)
      for (let index = back + 1; index <= front; index++)
        moves.push({ operation: opAt(index), machine, behind: opAt(back) });
    if (!isCheap && front > back + 2) moves.push({ operation: opAt(back), machine, behind: opAt(back + 2) });
    for (let index = back + 2; isCheap && index < front; index++) {
      moves.push({ operation: opAt(back), machine, behind: opAt(index + 1) });
      moves.push({ operation: opAt(front), machine, behind: opAt(index - 1) });
    }
    for (let index = back; index <= front; index++) ontoOthers(state, opAt(index), moves);
    back = front + 1;
  }
  return moves;
}
