import { type Budget, noBudget } from './engine/budget.ts';
import { type Hold, type PlannedJobs, type PlanRequest, planJobs } from './engine/plan-jobs.ts';
import { type OpenJob, oldPlacesOf } from './engine/shop.ts';
import type { Aim } from './engine/tally.ts';
import { fingerprint } from './fingerprint.ts';
import type { Plan } from './model/plan.ts';
import type { PlanProblem } from './model/problem.ts';
import { makeBase, noRoom } from './schedule/base-schedule.ts';
import { type Board, put, takeOff } from './schedule/board.ts';
import { compileProblem } from './schedule/compile-problem.ts';
import type { Booking } from './schedule/machine-track.ts';
import { writePlan } from './write-plan.ts';

/** Part of the steps and of the time that the search for urgent jobs may use while others wait behind them. */
const URGENT_SHARE = 0.3;

interface PlanOptions {
  /** In time, or (a shop without due dates) done soon: the classic job shop. */
  readonly aim?: Aim;
  readonly budget?: Budget;
  /** The plan in force: kept as it is while nothing changed; otherwise the new one is never later, and moves no phase for little. */
  readonly previous?: Plan;
  /** Search on from the plan in force although nothing changed. */
  readonly improve?: boolean;
  /**
   * Nothing is searched. `places`: each phase stays where the plan in force has it, or goes later where it must. `order`:
   * phases come in the order of the plan in force, each as early as it can.
   */
  readonly hold?: Hold;
  /** With `hold`: this job goes in front of the others. */
  readonly first?: string;
}

/** Phases that are free to move; urgent jobs are planned before the others. */
export function openJobs(problem: ReturnType<typeof compileProblem>, base: ReturnType<typeof makeBase>) {
  const open = problem.jobs.flatMap((job): OpenJob[] => {
    const fixed = base.placed.get(job.index) ?? [];
    const phases = job.phases.slice(fixed.length);
    if (phases.length === 0 || base.leftOut.has(job.index)) return [];
    return [{ job, phases, after: fixed.at(-1) ?? null }];
  });
  return [open.filter(({ job }) => job.urgent), open.filter(({ job }) => !job.urgent)];
}

/**
 * Places of the jobs that come after those found so far, as near to the plan in force as they can be: a plan that is
 * shown while urgent jobs are searched has all jobs in it. The board is as it was before.
 */
function placeBehind(
  board: Board,
  found: PlannedJobs['placed'],
  rest: readonly OpenJob[],
  fixed: Pick<PlanRequest, 'aim' | 'oldPlaces' | 'first'>,
): PlannedJobs['placed'] {
  if (rest.length === 0) return new Map();
  const laid = [...found.values()].flat();
  for (const booking of laid) put(board, booking);
  const request = { ...fixed, budget: noBudget, share: 1, hold: 'places' as const, isUrgent: false };
  const { placed } = planJobs(board, rest, { ...request, onBetter: () => {} });
  for (const booking of [...laid, ...[...placed.values()].flat()].toReversed()) takeOff(board, booking);
  return placed;
}

export function makePlan(problem: PlanProblem, options: PlanOptions = {}): Plan {
  const { aim = 'in-time', budget = noBudget, previous, hold = null, first } = options;
  const print = fingerprint(problem, `${aim} ${hold} ${first ?? ''}`);
  if (previous?.fingerprint === print && !options.improve) return previous;
  const compiled = compileProblem(problem);
  const base = makeBase(compiled);
  const { board, broken } = base;
  const oldPlaces = oldPlacesOf(board, previous);
  const placed = new Map(base.placed);
  const leftOut = new Map(base.leftOut);
  const add = (all: Map<number, readonly Booking[]>, more: ReadonlyMap<number, readonly Booking[]>) => {
    for (const [job, bookings] of more) all.set(job, [...(all.get(job) ?? []), ...bookings]);
    return all;
  };
  let steps = 0;
  const batches = openJobs(compiled, base).filter((jobs) => jobs.length > 0);
  const fixed = { aim, oldPlaces, first };
  for (const [index, jobs] of batches.entries()) {
    const rest = batches.slice(index + 1).flat();
    const whole = (found: PlannedJobs['placed']) =>
      add(add(new Map(placed), found), placeBehind(board, found, rest, fixed));
    const onBetter = (found: () => PlannedJobs['placed'], tried: number) =>
      budget.onProgress?.({
        steps: steps + tried,
        of: budget.steps,
        plan: () => writePlan(compiled, { placed: whole(found()), leftOut, broken }, print),
      });
    const share = rest.length > 0 ? URGENT_SHARE : 1;
    const own = { ...budget, steps: Math.floor((budget.steps - steps) * share) };
    const isUrgent = jobs.every(({ job }) => job.urgent);
    const done = planJobs(board, jobs, { ...fixed, budget: own, share, hold, isUrgent, onBetter });
    add(placed, done.placed);
    for (const [job, phase] of done.failed) leftOut.set(job, noRoom(board, phase));
    steps += done.tried;
  }
  return writePlan(compiled, { placed, leftOut, broken }, print);
}
