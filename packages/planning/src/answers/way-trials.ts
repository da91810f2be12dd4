import type { WorkWindow } from '../calendar/work-window.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanPhase, PlanProblem } from '../model/problem.ts';
import { lateChain } from './late-chain.ts';
import { inTwoLots, overtimeWindows, withJob, withOvertime } from './way-changes.ts';
import {
  minutesOf,
  otherMachineCost,
  outsideCost,
  overtimeCost,
  type Prices,
  splitCost,
  type WayCost,
} from './way-cost.ts';

/** The means a shop has to bring a late job forward. */
export interface Means {
  /** Other machines that can do a phase. */
  readonly otherMachines: ReadonlyMap<string, readonly string[]>;
  readonly overtimeMinutesADay: number;
  /** A subcontractor: its machine in the problem, and how long it keeps the work. */
  readonly outside: { readonly machine: string; readonly minutes: number } | null;
  /** Fewer than two pieces cannot be split. */
  readonly pieces: number;
  /** Null where the reader sees no costs: ways are then compared by the minutes they take. */
  readonly prices: Prices | null;
}

export type WayKind =
  | { readonly kind: 'replan' }
  | { readonly kind: 'overtime'; readonly machine: string; readonly minutesADay: number }
  | { readonly kind: 'machine'; readonly phase: string; readonly machine: string }
  | { readonly kind: 'split' }
  | { readonly kind: 'outside'; readonly phase: string };

/** A change of the problem that is planned to see its effect. */
export interface Trial {
  readonly way: WayKind;
  readonly problem: PlanProblem;
  readonly extraOf: (plan: Plan) => number;
  readonly costOf: (prices: Prices, extra: number) => WayCost;
}

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
export function trialsOf(problem: PlanProblem, plan: Plan, id: string, means: Means): Trial[] {
  const phases = new Map(problem.jobs.find((job) => job.id === id)?.phases.map((one) => [one.id, one]));
  const limited = new Set(problem.machines.filter((one) => !one.unlimited).map((one) => one.id));
  const chain = lateChain(problem, plan, id).flatMap((link) => {
    const planned = phases.get(link.phase);
    return planned && limited.has(link.machine) ? [{ ...link, planned }] : [];
  });
  const free = chain
    .filter(({ planned }) => !planned.lock)
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
      costOf: (prices, minutes) => overtimeCost(prices, machine, minutes),
    };
  });
  const changed = (phase: string, change: (one: PlanPhase) => PlanPhase) =>
    withJob(problem, id, (one) => (one.id === phase ? change(one) : one));
  const machines = free.flatMap(({ phase, planned, machine: own }) =>
    (means.otherMachines.get(phase) ?? [])
      .filter((machine) => machine !== own)
      .map(
        (machine): Trial => ({
          way: { kind: 'machine', phase, machine },
          problem: changed(phase, (one) => ({ ...one, machines: [machine] })),
          extraOf: () => 0,
          costOf: (prices) => otherMachineCost(prices, planned, own, machine),
        }),
      ),
  );
  const { outside } = means;
  const given = outside
    ? free.map(({ phase, planned }): Trial => {
        const out = { machines: [outside.machine], setup: 0, cycle: outside.minutes, quantity: 1 };
        return {
          way: { kind: 'outside', phase },
          problem: changed(phase, (one) => ({ ...one, ...out })),
          extraOf: () => minutesOf(planned),
          costOf: (prices) => outsideCost(prices, phase),
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
            costOf: (prices) => splitCost(prices, chain),
          },
        ]
      : [];
  return [...machines, ...split, ...overtime, ...given];
}
