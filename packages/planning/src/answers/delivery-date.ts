import type { Minute } from '../calendar/wall-time.ts';
import { makePlan } from '../make-plan.ts';
import type { LeftOutReason, Plan, PlannedPhase } from '../model/plan.ts';
import type { PlanJob, PlanProblem } from '../model/problem.ts';

type DeliveryAnswer =
  | {
      readonly kind: 'date';
      /** Into the gaps, nobody else moved. */
      readonly end: Minute;
      readonly phases: readonly PlannedPhase[];
      /** The machine it waits for longest, when it waits. */
      readonly waitsFor: { readonly machine: string; readonly until: Minute } | null;
      /** In front of everybody else, and who would then be late that is not today. */
      readonly first: { readonly end: Minute; readonly madeLate: readonly string[] };
    }
  | { readonly kind: 'impossible'; readonly reason: LeftOutReason };

const lateJobs = ({ jobs }: Plan) => new Set(jobs.filter(({ late }) => late > 0).map(({ job }) => job));

/** When could this job be delivered, with the plan as it is? */
export function deliveryDate(problem: PlanProblem, plan: Plan, candidate: PlanJob): DeliveryAnswer {
  // Due at once: then its late reason is what keeps it from being earlier.
  const { due: _asked, ...job } = candidate;
  const withCandidate = (first?: string, due?: Minute) =>
    makePlan(
      { ...problem, jobs: [...problem.jobs, due === undefined ? job : { ...job, due }] },
      { previous: plan, hold: 'places', ...(first !== undefined && { first }) },
    );
  const last = withCandidate();
  const placed = last.jobs.find((one) => one.job === job.id);
  if (!placed) {
    const left = last.leftOut.find((one) => one.job === job.id);
    return { kind: 'impossible', reason: left?.reason ?? { kind: 'no-phases' } };
  }
  const first = withCandidate(job.id);
  const before = lateJobs(plan);
  const alone = first.jobs.find((one) => one.job === job.id);
  const { reason } = withCandidate(undefined, alone?.end).jobs.find((one) => one.job === job.id) ?? {};
  return {
    kind: 'date',
    end: placed.end,
    phases: last.phases.filter((one) => one.job === job.id),
    waitsFor: reason?.kind === 'machine-full' ? { machine: reason.machine, until: reason.until } : null,
    first: {
      end: alone?.end ?? placed.end,
      madeLate: [...lateJobs(first)].filter((id) => id !== job.id && !before.has(id)),
    },
  };
}
