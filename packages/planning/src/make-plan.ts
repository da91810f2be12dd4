import { type Budget, noBudget } from './engine/budget.ts';
import { type Hold, type PlannedJobs, planJobs } from './engine/plan-jobs.ts';
import { type OpenJob, oldPlacesOf } from './engine/shop.ts';
import type { Aim } from './engine/tally.ts';
import { fingerprint } from './fingerprint.ts';
import type { Plan } from './model/plan.ts';
import type { PlanProblem } from './model/problem.ts';
import { makeBase, noRoom } from './schedule/base-schedule.ts';
import { compileProblem } from './schedule/compile-problem.ts';
import type { Booking } from './schedule/machine-track.ts';
import { writePlan } from './write-plan.ts';

export interface PlanOptions {
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
function openJobs(problem: ReturnType<typeof compileProblem>, base: ReturnType<typeof makeBase>) {
  const open = problem.jobs.flatMap((job): OpenJob[] => {
    const fixed = base.placed.get(job.index) ?? [];
    const phases = job.phases.slice(fixed.length);
    if (phases.length === 0 || base.leftOut.has(job.index)) return [];
    return [{ job, phases, after: fixed.at(-1) ?? null }];
  });
  return [open.filter(({ job }) => job.urgent), open.filter(({ job }) => !job.urgent)];
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
  for (const jobs of openJobs(compiled, base)) {
    if (jobs.length === 0) continue;
    const onBetter = (found: () => PlannedJobs['placed'], tried: number) =>
      budget.onProgress?.({
        steps: steps + tried,
        of: budget.steps,
        plan: () => writePlan(compiled, { placed: add(new Map(placed), found()), leftOut, broken }, print),
      });
    const own = { ...budget, steps: budget.steps - steps };
    const isUrgent = jobs.every(({ job }) => job.urgent);
    const done = planJobs(board, jobs, { aim, budget: own, oldPlaces, hold, isUrgent, first, onBetter });
    add(placed, done.placed);
    for (const [job, phase] of done.failed) leftOut.set(job, noRoom(board, phase));
    steps += done.tried;
  }
  return writePlan(compiled, { placed, leftOut, broken }, print);
}
