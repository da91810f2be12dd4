import { toWall } from '@truciolo/italian';
import {
  dayNumber,
  type LateReason,
  type MachineHours,
  MINUTES_A_DAY,
  type Minute,
  machineWindows,
  makePlan,
  type PhaseLock,
  type Plan,
  type PlanJob,
  type PlanPhase,
  type PlanProblem,
  workingDays,
} from '@truciolo/planning';
import type { JobState, PhaseState } from '../state/job-state.ts';

/** A phase that is not done; minutes of the whole lot. */
export interface InputPhase {
  readonly guid: string;
  readonly place: number;
  readonly name: string;
  readonly kind: 'machine' | 'bench' | 'external';
  readonly machineGuid: string | null;
  readonly setupMinutes: number;
  readonly runMinutes: number;
  readonly actualMinutes: number;
  readonly supplier: string;
  readonly leadDays: number;
  readonly state: PhaseState;
  readonly plannedStart: string | null;
  readonly plannedEnd: string | null;
  readonly isLocked: boolean;
}

export interface InputJob {
  readonly guid: string;
  readonly number: string;
  readonly part: string;
  readonly customerName: string;
  readonly material: string;
  readonly materialState: 'to-order' | 'ordered' | 'here';
  /** The day it arrives; null = nobody knows. */
  readonly materialDue: string | null;
  readonly state: JobState;
  readonly quantity: number;
  readonly due: string | null;
  readonly urgent: boolean;
  readonly phases: readonly InputPhase[];
}

/** The shop as a plan sees it. */
export interface PlanInput {
  readonly now: string;
  readonly machines: readonly {
    readonly guid: string;
    readonly code: string;
    readonly name: string;
    readonly calendar: MachineHours;
    /** Out of the registry, with phases still on it. */
    readonly isArchived: boolean;
  }[];
  readonly jobs: readonly InputJob[];
}

/** Places that are no machine of the registry: any number of jobs at once. */
export const EXTERNAL = 'esterno';
export const BENCH = 'banco';

const BACK_DAYS = 30;
const AHEAD_DAYS = 550;
const URGENT_WEIGHT = 5;
/** Work begun goes on at least so long: nobody knows better than the plan that it is nearly done. */
const LEAST_LEFT = 5;
const BENCH_WEEK = [8, 8, 8, 8, 8, 0, 0];

/** What a person decided while trying: a phase put somewhere, or let go (null). */
export type Locks = ReadonlyMap<string, PhaseLock | null>;

function placesOf({ kind, machineGuid }: InputPhase): string[] {
  if (kind === 'external') return [EXTERNAL];
  if (kind === 'bench') return [machineGuid ?? BENCH];
  return machineGuid ? [machineGuid] : [];
}

function lockOf(phase: InputPhase, now: Minute, locks: Locks): PhaseLock | null {
  const decided = locks.get(phase.guid);
  const [machine] = placesOf(phase);
  if (phase.state !== 'running' && decided !== undefined) return decided;
  if (machine === undefined) return null;
  if (phase.state === 'running') return { machine, start: now };
  return phase.isLocked && phase.plannedStart ? { machine, start: toWall(phase.plannedStart) } : null;
}

function toPhase(phase: InputPhase, now: Minute, locks: Locks): PlanPhase {
  const lock = lockOf(phase, now, locks);
  // A person may put it on another machine than the one it was planned for.
  const machines = lock ? [lock.machine] : placesOf(phase);
  const base = { id: phase.guid, machines, quantity: 1, ...(lock && { lock }) };
  if (phase.kind === 'external') return { ...base, setup: 0, cycle: phase.leadDays * MINUTES_A_DAY };
  if (phase.state === 'todo') return { ...base, setup: phase.setupMinutes, cycle: phase.runMinutes };
  const left = phase.setupMinutes + phase.runMinutes - phase.actualMinutes;
  return { ...base, setup: 0, cycle: Math.max(LEAST_LEFT, left) };
}

/** The morning its material arrives; null when it is there (work has begun), or when nobody knows. */
function materialFrom({ state, materialState, materialDue }: InputJob): Minute | null {
  const isHere = materialState === 'here' || state === 'running';
  const day = isHere || materialDue === null ? null : dayNumber(materialDue);
  return day === null ? null : day * MINUTES_A_DAY;
}

function toJob(job: InputJob, now: Minute, locks: Locks): PlanJob {
  const day = job.due === null ? null : dayNumber(job.due);
  const release = materialFrom(job);
  return {
    id: job.guid,
    weight: job.urgent ? URGENT_WEIGHT : 1,
    ...(day !== null && { due: (day + 1) * MINUTES_A_DAY }),
    ...(release !== null && release > now && { release }),
    phases: job.phases.map((phase) => toPhase(phase, now, locks)),
  };
}

/** The planner's view of the shop. */
export function planProblem(input: PlanInput, locks: Locks): PlanProblem {
  const now = toWall(input.now);
  const from = now - BACK_DAYS * MINUTES_A_DAY;
  const days = BACK_DAYS + AHEAD_DAYS;
  return {
    now,
    crews: [],
    machines: [
      ...input.machines.map(({ guid, calendar }) => ({
        id: guid,
        windows: machineWindows(calendar, from, days),
      })),
      { id: EXTERNAL, windows: workingDays(from, days), unlimited: true },
      {
        id: BENCH,
        windows: machineWindows({ week: BENCH_WEEK, exceptions: [] }, from, days),
        unlimited: true,
      },
    ],
    jobs: input.jobs.filter(({ phases }) => phases.length > 0).map((job) => toJob(job, now, locks)),
  };
}

const isPlanned = (job: InputJob) => job.phases.some(({ plannedStart }) => plannedStart !== null);

/** The plan in force: every phase that has a time stays there. Jobs without one are still to be planned. */
export function problemInForce(input: PlanInput): PlanProblem {
  const locks = new Map(
    input.jobs.flatMap(({ phases }) =>
      phases.flatMap((phase): [string, PhaseLock][] => {
        const [machine] = placesOf(phase);
        return machine !== undefined && phase.plannedStart
          ? [[phase.guid, { machine, start: toWall(phase.plannedStart) }]]
          : [];
      }),
    ),
  );
  return planProblem({ ...input, jobs: input.jobs.filter(isPlanned) }, locks);
}

/** Held by the times of the plan and by no person: its machine is busy until then. */
function reasonOf(reason: LateReason, { phases }: Plan, locked: ReadonlySet<string>): LateReason {
  if (reason.kind !== 'locked' || locked.has(reason.phase)) return reason;
  const machine = phases.find(({ phase }) => phase === reason.phase)?.machine;
  return machine === undefined ? reason : { kind: 'machine-full', machine, until: reason.start };
}

/** Its times are given, its locks are those a person set. */
export function planInForce(input: PlanInput): Plan {
  const plan = makePlan(problemInForce(input));
  const locked = new Set(
    input.jobs.flatMap(({ phases }) => phases.filter(({ isLocked }) => isLocked).map(({ guid }) => guid)),
  );
  return {
    ...plan,
    phases: plan.phases.map((phase) => ({ ...phase, locked: locked.has(phase.phase) })),
    jobs: plan.jobs.map((job) => ({ ...job, reason: job.reason && reasonOf(job.reason, plan, locked) })),
  };
}

export const unplannedJobs = (input: PlanInput): InputJob[] => input.jobs.filter((job) => !isPlanned(job));
