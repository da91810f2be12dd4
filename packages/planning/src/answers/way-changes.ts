import type { Minute } from '../calendar/wall-time.ts';
import { dayOf } from '../calendar/wall-time.ts';
import { tidyWindows, type WorkWindow } from '../calendar/work-window.ts';
import type { PlanJob, PlanPhase, PlanProblem } from '../model/problem.ts';

/** Hours after the last shift of every day the machine works, up to a moment. */
export function overtimeWindows(
  windows: readonly WorkWindow[],
  minutesADay: number,
  from: Minute,
  until: Minute,
): WorkWindow[] {
  const lastOfDay = new Map<number, Minute>();
  for (const { start, end, attended } of windows)
    if (attended && end > from && start < until) lastOfDay.set(dayOf(end - 1), end);
  return [...lastOfDay.values()].map((end) => ({ start: end, end: end + minutesADay, attended: true }));
}

export const withOvertime = (
  problem: PlanProblem,
  machine: string,
  extra: readonly WorkWindow[],
): PlanProblem => ({
  ...problem,
  machines: problem.machines.map((one) =>
    one.id === machine ? { ...one, windows: tidyWindows([...one.windows, ...extra]) } : one,
  ),
});

/** The problem with one job changed. */
export const withJob = (
  problem: PlanProblem,
  id: string,
  change: (phase: PlanPhase) => PlanPhase,
): PlanProblem => ({
  ...problem,
  jobs: problem.jobs.map(
    (job): PlanJob => (job.id === id ? { ...job, phases: job.phases.map(change) } : job),
  ),
});

/** Half of the pieces go on to the next phase while the others are still worked. */
export const inTwoLots = (phase: PlanPhase): PlanPhase => ({
  ...phase,
  quantity: 2,
  cycle: (phase.cycle * phase.quantity) / 2,
  transferLot: 1,
});
