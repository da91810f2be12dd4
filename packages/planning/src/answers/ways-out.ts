import type { Minute } from '../calendar/wall-time.ts';
import type { WorkWindow } from '../calendar/work-window.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanPhase, PlanProblem } from '../model/problem.ts';
import { lateChain } from './late-chain.ts';
import { inTwoLots, overtimeWindows, withJob, withOvertime } from './way-changes.ts';

/** The means a shop has to bring a late job forward. */
export interface Means {
  /** Other machines that can do a phase. */
  readonly otherMachines: ReadonlyMap<string, readonly string[]>;
  readonly overtimeMinutesADay: number;
  /** A subcontractor: its machine in the problem, and how long it keeps the work. */
  readonly outside: { readonly machine: string; readonly minutes: number } | null;
  /** Fewer than two pieces cannot be split. */
  readonly pieces: number;
}

export type WayKind =
  | { readonly kind: 'replan' }
  | { readonly kind: 'overtime'; readonly machine: string; readonly minutesADay: number }
  | { readonly kind: 'machine'; readonly phase: string; readonly machine: string }
  | { readonly kind: 'split' }
  | { readonly kind: 'outside'; readonly phase: string };

/** A way out, with its effect on the whole plan when phases keep their order. */
export interface WayOut {
  readonly way: WayKind;
  /** Minutes that are paid on top: overtime worked, or work given away. */
  readonly extra: number;
  readonly end: Minute;
  readonly late: number;
  /** Jobs that would then be late and are not today. */
  readonly madeLate: readonly string[];
}

interface Trial {
  readonly way: WayKind;
  readonly problem: PlanProblem;
  readonly extraOf: (plan: Plan) => number;
}

const MOST_WAYS = 3;
/** Each trial plans the whole shop: only the phases that wait longest are tried elsewhere. */
const MOST_PHASES = 3;

function minutesWithin(plan: Plan, machine: string, windows: readonly WorkWindow[]): number {
  const stretches = plan.phases.filter((one) => one.machine === machine).flatMap((one) => one.stretches);
  return stretches.reduce(
    (sum, { start, end }) =>
      windows.reduce(
        (own, window) => own + Math.max(0, Math.min(end, window.end) - Math.max(start, window.start)),
        sum,
      ),
    0,
  );
}

/** Changes worth a trial: the longest waits of the job first. */
function trialsOf(problem: PlanProblem, plan: Plan, id: string, means: Means): Trial[] {
  const phases = new Map(problem.jobs.find((job) => job.id === id)?.phases.map((one) => [one.id, one]));
  const limited = new Set(problem.machines.filter((one) => !one.unlimited).map((one) => one.id));
  const chain = lateChain(problem, plan, id).filter(({ machine }) => limited.has(machine));
  const free = chain
    .filter(({ phase }) => !phases.get(phase)?.lock)
    .toSorted((a, b) => b.start - b.ready - (a.start - a.ready))
    .slice(0, MOST_PHASES);
  const until = plan.jobs.find((one) => one.job === id)?.end ?? problem.now;
  const overtime = [...new Set(chain.map(({ machine }) => machine))].map((machine): Trial => {
    const { windows = [] } = problem.machines.find((one) => one.id === machine) ?? {};
    const extra = overtimeWindows(windows, means.overtimeMinutesADay, problem.now, until);
    const way = { kind: 'overtime', machine, minutesADay: means.overtimeMinutesADay } as const;
    return {
      way,
      problem: withOvertime(problem, machine, extra),
      extraOf: (tried) => minutesWithin(tried, machine, extra),
    };
  });
  const changed = (phase: string, change: (one: PlanPhase) => PlanPhase) =>
    withJob(problem, id, (one) => (one.id === phase ? change(one) : one));
  const machines = free.flatMap(({ phase, machine: own }) =>
    (means.otherMachines.get(phase) ?? [])
      .filter((machine) => machine !== own)
      .map(
        (machine): Trial => ({
          way: { kind: 'machine', phase, machine },
          problem: changed(phase, (one) => ({ ...one, machines: [machine] })),
          extraOf: () => 0,
        }),
      ),
  );
  const { outside } = means;
  const given = outside
    ? free.map(({ phase }): Trial => {
        const { setup = 0, cycle = 0, quantity = 0 } = phases.get(phase) ?? {};
        const out = { machines: [outside.machine], setup: 0, cycle: outside.minutes, quantity: 1 };
        return {
          way: { kind: 'outside', phase },
          problem: changed(phase, (one) => ({ ...one, ...out })),
          extraOf: () => Math.ceil(setup + cycle * quantity),
        };
      })
    : [];
  const split: Trial[] =
    means.pieces > 1 && chain.length > 1
      ? [
          {
            way: { kind: 'split' },
            problem: withJob(problem, id, (one) =>
              one.lock || !one.machines.every((machine) => limited.has(machine)) ? one : inTwoLots(one),
            ),
            extraOf: () => 0,
          },
        ]
      : [];
  return [...machines, ...split, ...overtime, ...given];
}

/** In time first, then the fewest others hurt; then the cheapest, or while still late the earliest. */
function compareWays(a: WayOut, b: WayOut): number {
  const isIn = (way: WayOut) => (way.late === 0 ? 0 : 1);
  const hurt = a.madeLate.length - b.madeLate.length;
  const gain = isIn(a) === 0 ? a.extra - b.extra : a.late - b.late;
  return isIn(a) - isIn(b) || hurt || gain || a.extra - b.extra || a.end - b.end;
}

/** The cheapest ways to bring a late job forward, each of its own kind and with its effect worked out by the planner. */
export function waysOut(whole: PlanProblem, plan: Plan, id: string, means: Means): WayOut[] {
  const lateOf = (one: Plan) => one.jobs.find(({ job }) => job === id);
  const today = lateOf(plan);
  if (!today || today.late === 0) return [];
  const planned = new Set(plan.jobs.map(({ job }) => job));
  const problem = { ...whole, jobs: whole.jobs.filter((job) => planned.has(job.id)) };
  const wasLate = new Set(plan.jobs.filter(({ late }) => late > 0).map(({ job }) => job));
  const all: Trial[] = [
    { way: { kind: 'replan' }, problem, extraOf: () => 0 },
    ...trialsOf(problem, plan, id, means),
  ];
  const found = all.flatMap(({ way, problem: changed, extraOf }): WayOut[] => {
    const tried = makePlan(changed, { previous: plan, hold: 'order' });
    const own = lateOf(tried);
    if (!own) return [];
    const madeLate = tried.jobs
      .filter(({ job, late }) => late > 0 && !wasLate.has(job))
      .map(({ job }) => job);
    return [{ way, extra: extraOf(tried), end: own.end, late: own.late, madeLate }];
  });
  // A change counts for as much as it gains over planning again without it.
  const [plain] = found;
  const gainOver = (way: WayOut) => (way === plain ? today.late : (plain?.late ?? today.late)) - way.late;
  const best = new Map<string, WayOut>();
  for (const way of found.filter((one) => gainOver(one) > 0).sort(compareWays))
    if (!best.has(way.way.kind)) best.set(way.way.kind, way);
  return [...best.values()].slice(0, MOST_WAYS);
}
