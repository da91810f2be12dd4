import type { Budget } from '../search/budget.ts';
import { makeRandom } from '../search/random.ts';
import { criticalMoves, type Move } from './critical-moves.ts';
import { estimateMove, movedRun } from './estimate-move.ts';
import { firstSequences } from './first-selection.ts';
import { at, type JobShop } from './job-shop.ts';
import { makeSelection, measure, relink, type Selection } from './selection.ts';
import { TabuList } from './tabu-list.ts';

const ASK_EVERY = 512;
/** Steps without a better plan after which the search goes on from the best one, shaken. */
const PATIENCE = 6000;

/** No plan is shorter than the busiest machine or the longest job. */
function lowerBound({ job, machine, duration, jobs, machines }: JobShop): number {
  const byJob = new Int32Array(jobs);
  const byMachine = new Int32Array(machines);
  for (let operation = 0; operation < job.length; operation++) {
    byJob[at(job, operation)] = at(byJob, at(job, operation)) + at(duration, operation);
    byMachine[at(machine, operation)] = at(byMachine, at(machine, operation)) + at(duration, operation);
  }
  return Math.max(0, ...byJob, ...byMachine);
}

function apply(selection: Selection, { operation, target, forward }: Move): void {
  if (forward) relink(selection, operation, target, -1);
  else relink(selection, operation, at(selection.previous, target), target);
}

interface Kept {
  readonly previous: Int32Array;
  readonly next: Int32Array;
}

function restore(selection: Selection, kept: Kept): void {
  selection.previous.set(kept.previous);
  selection.next.set(kept.next);
  measure(selection);
}

function shake(selection: Selection, random: () => number): void {
  const kicks = 3 + Math.floor(random() * 12);
  for (let kick = 0; kick < kicks; kick++) {
    const moves = criticalMoves(selection, random);
    const move = moves[Math.floor(random() * moves.length)];
    if (!move) return;
    apply(selection, move);
    measure(selection);
  }
}

/** The best move that is not forbidden, unless it beats everything; any move when all are forbidden. */
function chooseMove(
  selection: Selection,
  moves: readonly Move[],
  tabu: TabuList,
  step: number,
  best: number,
  random: () => number,
): { readonly move: Move; readonly run: number[] } | null {
  let chosen: { move: Move; run: number[] } | null = null;
  let chosenLength = Number.POSITIVE_INFINITY;
  let even = 1;
  for (const move of moves) {
    const run = movedRun(selection, move);
    const length = estimateMove(selection, move, run);
    if (length >= best && tabu.forbids(move, run, step)) continue;
    if (length > chosenLength) continue;
    even = length < chosenLength ? 1 : even + 1;
    if (even > 1 && random() * even >= 1) continue;
    chosen = { move, run };
    chosenLength = length;
  }
  if (chosen) return chosen;
  const move = moves[Math.floor(random() * moves.length)];
  return move ? { move, run: movedRun(selection, move) } : null;
}

export interface ShortPlan {
  readonly makespan: number;
  /** Start of each operation. */
  readonly starts: Int32Array;
}

/** Tabu search for the shortest plan of a job shop, as Nowicki and Smutnicki (1996) with the neighbourhood N6. */
export function shortenJobShop(shop: JobShop, budget: Budget): ShortPlan {
  const random = makeRandom(budget.seed ?? 1);
  const selection = makeSelection(shop, firstSequences(shop));
  const tabu = new TabuList(shop);
  const bound = lowerBound(shop);
  let best = selection.makespan;
  let starts = selection.head.slice();
  let kept: Kept = { previous: selection.previous.slice(), next: selection.next.slice() };
  let quiet = 0;
  for (let step = 0; step < budget.steps && best > bound; step++) {
    if (step % ASK_EVERY === 0) {
      if (budget.shouldStop?.()) break;
      budget.onProgress?.({ steps: step, of: budget.steps, best });
    }
    const chosen = chooseMove(selection, criticalMoves(selection, random), tabu, step, best, random);
    // Without a move the critical path is one job or one machine: there is nothing shorter.
    if (!chosen) break;
    apply(selection, chosen.move);
    tabu.remember(chosen.move, chosen.run, step, random);
    quiet++;
    if (!measure(selection)) restore(selection, kept);
    else if (selection.makespan < best) {
      best = selection.makespan;
      starts = selection.head.slice();
      kept = { previous: selection.previous.slice(), next: selection.next.slice() };
      quiet = 0;
    }
    if (quiet > PATIENCE) {
      restore(selection, kept);
      shake(selection, random);
      tabu.clear();
      quiet = 0;
    }
  }
  budget.onProgress?.({ steps: budget.steps, of: budget.steps, best });
  return { makespan: best, starts };
}
