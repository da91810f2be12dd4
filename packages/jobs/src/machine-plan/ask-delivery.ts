import {
  dayOf,
  dayText,
  deliveryDate,
  loadByWeek,
  type Plan,
  type PlanJob,
  weekdayOf,
} from '@truciolo/planning';
import {
  type AskedWork,
  candidateOf,
  type DeliveryPromise,
  placedPhases,
  promiseOf,
} from './delivery-promise.ts';
import { type PlanInput, planInForce, planProblem, problemInForce } from './plan-problem.ts';

/** Load of one machine over the weeks a job would take. */
export interface MachineWeeks {
  readonly machine: string;
  readonly code: string;
  /** Planned over open hours, week by week; null in a week in which the machine is closed. */
  readonly weeks: readonly { readonly week: number; readonly share: number | null }[];
  /** Planned over open hours of all weeks. */
  readonly share: number;
}

/** Pricing advice from the load of the fullest machine that the job needs. */
export type LoadAdvice = 'variable-pays' | 'full-cost' | 'full-shop';

export type Answer =
  | {
      readonly kind: 'date';
      readonly promise: DeliveryPromise;
      /** Days, `YYYY-MM-DD`: in the gaps of the plan, and with priority over all other jobs. */
      readonly day: string;
      readonly firstDay: string;
      /** Numbers of jobs that would be late if this one had priority. */
      readonly madeLate: readonly string[];
      /** Code of the machine with the longest wait. */
      readonly waitsFor: string | null;
      readonly loads: readonly MachineWeeks[];
      readonly advice: LoadAdvice | null;
      /** Number of jobs without a time, which the answer ignores. */
      readonly unplanned: number;
    }
  | { readonly kind: 'impossible' };

/**
 * Load limits: a machine below the first has idle hours to sell at variable cost; a machine above the second has none.
 */
const IDLE = 0.6;
const FULL = 0.9;
const LEAST_WEEKS = 2;
const MOST_WEEKS = 8;
const CANDIDATE = 'candidate';

/** Load of every machine in the plan in force, week by week. */
export function machineLoads(input: PlanInput, weeks: number): MachineWeeks[] {
  const byMachine = loadByWeek(problemInForce(input), planInForce(input), weeks);
  return input.machines.map(({ guid, code, name }) => {
    const list = byMachine.get(guid) ?? [];
    const open = list.reduce((sum, week) => sum + week.open, 0);
    const planned = list.reduce((sum, week) => sum + week.planned, 0);
    return {
      machine: guid,
      code: code || name,
      weeks: list.map(({ week, share }) => ({ week, share })),
      // A machine that is always closed counts as full.
      share: open > 0 ? planned / open : 1,
    };
  });
}

/** Earliest delivery of phases like these within the current plan, and the load of their machines until then. */
export function askDelivery(input: PlanInput, work: AskedWork): Answer {
  const candidate = candidateOf(input, work, CANDIDATE);
  if (!candidate) return { kind: 'impossible' };
  const inForce = problemInForce(input);
  const plan = planInForce(input);
  const answer = deliveryDate(inForce, plan, candidate);
  if (answer.kind !== 'date') return { kind: 'impossible' };
  const first = goingFirst(input, plan, candidate);
  const { now } = inForce;
  const weeks = Math.ceil((dayOf(answer.end) - dayOf(now) + weekdayOf(dayOf(now)) + 1) / 7);
  const span = Math.min(MOST_WEEKS, Math.max(LEAST_WEEKS, weeks));
  const needed = new Set(
    placedPhases(input, work).flatMap(({ kind, machineId }) => (kind === 'machine' && machineId) || []),
  );
  const loads = machineLoads(input, span).filter(({ machine }) => needed.has(machine));
  const codes = new Map(input.machines.map(({ guid, code, name }) => [guid, code || name]));
  const numbers = new Map(input.jobs.map(({ guid, number }) => [guid, number]));
  return {
    kind: 'date',
    promise: promiseOf(input, work, answer.end),
    day: dayText(dayOf(answer.end)),
    firstDay: dayText(dayOf(Math.min(first.end, answer.end))),
    madeLate: first.madeLate.map((job) => numbers.get(job) ?? job),
    waitsFor: first.waitsFor && (codes.get(first.waitsFor.machine) ?? null),
    loads,
    advice: adviceOf(loads),
    unplanned: input.jobs.length - inForce.jobs.length,
  };
}

/** With priority over all other jobs: the times of the plan may move, those that a person locked may not. */
function goingFirst(input: PlanInput, plan: Plan, candidate: PlanJob) {
  const planned = new Set(plan.jobs.map(({ job }) => job));
  const free = planProblem({ ...input, jobs: input.jobs.filter(({ guid }) => planned.has(guid)) }, new Map());
  const answer = deliveryDate(free, plan, candidate);
  return answer.kind === 'date'
    ? { ...answer.first, waitsFor: answer.waitsFor }
    : { end: Number.POSITIVE_INFINITY, madeLate: [], waitsFor: null };
}

function adviceOf(loads: readonly MachineWeeks[]): LoadAdvice | null {
  if (loads.length === 0) return null;
  const fullest = Math.max(...loads.map(({ share }) => share));
  if (fullest < IDLE) return 'variable-pays';
  return fullest < FULL ? 'full-cost' : 'full-shop';
}
