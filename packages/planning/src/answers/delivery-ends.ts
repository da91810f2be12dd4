import type { Minute } from '../calendar/wall-time.ts';
import { noBudget } from '../engine/budget.ts';
import { planJobs } from '../engine/plan-jobs.ts';
import { oldPlacesOf } from '../engine/shop.ts';
import { openJobs } from '../make-plan.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanJob, PlanProblem } from '../model/problem.ts';
import { makeBase } from '../schedule/base-schedule.ts';
import { takeOff } from '../schedule/board.ts';
import { compileProblem } from '../schedule/compile-problem.ts';
import { placeForward } from '../schedule/place-job.ts';

/**
 * The end of each candidate in the gaps of the plan in force, as `deliveryDate` finds it for one; null = impossible.
 * Candidates do not see each other. The plan is laid out once for all of them.
 */
export function deliveryEnds(
  problem: PlanProblem,
  plan: Plan,
  candidates: readonly PlanJob[],
): (Minute | null)[] {
  const asked = new Set(candidates.map(({ id }) => id));
  const compiled = compileProblem({ ...problem, jobs: [...problem.jobs, ...candidates] });
  const base = makeBase(compiled);
  const { board } = base;
  const request = {
    aim: 'in-time' as const,
    budget: noBudget,
    share: 1,
    oldPlaces: oldPlacesOf(board, plan),
    hold: 'places' as const,
    first: undefined,
    onBetter: () => {},
  };
  for (const jobs of openJobs(compiled, base)) {
    const others = jobs.filter(({ job }) => !asked.has(job.id));
    const isUrgent = others.some(({ job }) => job.urgent);
    if (others.length > 0) planJobs(board, others, { ...request, isUrgent });
  }
  const byId = new Map(compiled.jobs.map((job) => [job.id, job]));
  return candidates.map(({ id }) => {
    const job = byId.get(id);
    const placed = job && placeForward(board, job);
    if (!placed?.ok) return null;
    for (const booking of placed.bookings.toReversed()) takeOff(board, booking);
    return placed.bookings.at(-1)?.end ?? null;
  });
}
