import type { Minute } from '../calendar/wall-time.ts';
import type { Plan, PlannedPhase } from '../model/plan.ts';
import type { PlanProblem } from '../model/problem.ts';

/** A phase of a late job, and the wait in front of it. */
export interface ChainLink {
  readonly phase: string;
  readonly machine: string;
  /** From when on the phase could have begun, and when it begins. */
  readonly ready: Minute;
  readonly start: Minute;
  readonly because:
    | { readonly kind: 'material' }
    | { readonly kind: 'locked' }
    /** Other jobs have the machine in the meantime. */
    | { readonly kind: 'machine'; readonly behind: readonly Pick<PlannedPhase, 'job' | 'phase'>[] }
    /** The machine is closed, or nobody is there for it. */
    | { readonly kind: 'closed' }
    /** It begins as soon as it can. */
    | { readonly kind: 'work' };
}

/** The phases of a job in their order, each with the reason why it does not begin earlier. */
export function lateChain(problem: PlanProblem, plan: Plan, id: string): ChainLink[] {
  const job = problem.jobs.find((one) => one.id === id);
  const unlimited = new Set(problem.machines.filter((one) => one.unlimited).map((one) => one.id));
  const own = plan.phases.filter((one) => one.job === id);
  const arrives = Math.max(problem.now, job?.release ?? problem.now);
  return own.map(({ phase, machine, start, locked }, index): ChainLink => {
    const before = own[index - 1];
    const ready = Math.min(start, before ? Math.max(before.end, arrives) : problem.now);
    const link = { phase, machine, ready, start };
    const behind = unlimited.has(machine)
      ? []
      : plan.phases.filter(
          (one) => one.machine === machine && one.job !== id && one.end > ready && one.start < start,
        );
    if (start === ready) return { ...link, because: { kind: 'work' } };
    if (locked) return { ...link, because: { kind: 'locked' } };
    if (!before && arrives > problem.now && behind.every(({ end }) => end <= arrives))
      return { ...link, because: { kind: 'material' } };
    return { ...link, because: behind.length > 0 ? { kind: 'machine', behind } : { kind: 'closed' } };
  });
}
