import { toWall } from '@truciolo/italian';
import {
  addWorkingDays,
  dayNumber,
  dayOf,
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
import { isMaterialMissing, type MaterialFacts } from '../state/material.ts';

/** An open phase; minutes of the whole lot. */
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

export interface InputJob extends MaterialFacts {
  readonly guid: string;
  readonly number: string;
  readonly part: string;
  readonly customerName: string;
  /** Arrival day; null = unknown. */
  readonly materialDue: string | null;
  readonly state: JobState;
  readonly quantity: number;
  readonly due: string | null;
  readonly urgent: boolean;
  readonly phases: readonly InputPhase[];
}

/** State of the shop that a plan starts from. */
export interface PlanInput {
  readonly now: string;
  /** Working days from an order to the material in the shop. */
  readonly materialLeadDays: number;
  /** Working days by material, in lower case, where its supplier has days of its own. */
  readonly materialDays?: readonly { readonly material: string; readonly days: number }[] | undefined;
  /** Day and month of the town's patron saint, "07/12"; empty = not said. */
  readonly patronDay: string;
  readonly machines: readonly {
    readonly guid: string;
    readonly code: string;
    readonly name: string;
    readonly calendar: MachineHours;
    /** Archived machines are listed while phases are still planned on them. */
    readonly isArchived: boolean;
  }[];
  readonly jobs: readonly InputJob[];
}

/** Places outside the registry, which take any number of jobs at once. */
export const EXTERNAL = 'esterno';
export const BENCH = 'banco';

const BACK_DAYS = 30;
const AHEAD_DAYS = 550;
const URGENT_WEIGHT = 5;
/** Least remaining minutes of a phase that has begun: its true rest is unknown. */
const LEAST_LEFT = 5;
const BENCH_WEEK = [8, 8, 8, 8, 8, 0, 0];

/** Decisions of a person in a trial: a locked phase, or a released one (null). */
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
  // A person may move a phase to another machine than the planned one.
  const machines = lock ? [lock.machine] : placesOf(phase);
  const base = { id: phase.guid, machines, quantity: 1, ...(lock && { lock }) };
  if (phase.kind === 'external') return { ...base, setup: 0, cycle: phase.leadDays * MINUTES_A_DAY };
  if (phase.state === 'todo') return { ...base, setup: phase.setupMinutes, cycle: phase.runMinutes };
  const left = phase.setupMinutes + phase.runMinutes - phase.actualMinutes;
  return { ...base, setup: 0, cycle: Math.max(LEAST_LEFT, left) };
}

/** Working days from an order to the material in the shop: its supplier's, or else the company's. */
export const leadDaysOf = (
  input: Pick<PlanInput, 'materialLeadDays' | 'materialDays'>,
  material: string,
): number =>
  input.materialDays?.find((one) => one.material === material.toLowerCase())?.days ?? input.materialLeadDays;

/**
 * Day number on which the material of a job arrives: the ordered day, or the usual lead time from today where none was
 * named. An arrival day in the past counts as tomorrow at the earliest. Null = nothing is missing.
 */
export function materialDay(
  job: InputJob,
  input: Pick<PlanInput, 'now' | 'materialLeadDays' | 'materialDays'>,
): number | null {
  if (!isMaterialMissing(job)) return null;
  const today = dayOf(toWall(input.now));
  const told = job.materialState === 'ordered' && job.materialDue ? dayNumber(job.materialDue) : null;
  if (told === null) return addWorkingDays(today, leadDaysOf(input, job.material));
  return told > today ? told : addWorkingDays(today, 1);
}

function toJob(job: InputJob, input: PlanInput, locks: Locks): PlanJob {
  const now = toWall(input.now);
  const day = job.due === null ? null : dayNumber(job.due);
  const arrives = materialDay(job, input);
  return {
    id: job.guid,
    urgent: job.urgent,
    weight: job.urgent ? URGENT_WEIGHT : 1,
    ...(day !== null && { due: (day + 1) * MINUTES_A_DAY }),
    ...(arrives !== null && { release: arrives * MINUTES_A_DAY }),
    phases: job.phases.map((phase) => toPhase(phase, now, locks)),
  };
}

/** The planning problem of the shop. */
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
        windows: machineWindows(calendar, from, days, input.patronDay),
      })),
      { id: EXTERNAL, windows: workingDays(from, days), unlimited: true },
      {
        id: BENCH,
        windows: machineWindows({ week: BENCH_WEEK, exceptions: [] }, from, days, input.patronDay),
        unlimited: true,
      },
    ],
    jobs: input.jobs.filter(({ phases }) => phases.length > 0).map((job) => toJob(job, input, locks)),
  };
}

const lockedByPerson = ({ jobs }: PlanInput): ReadonlySet<string> =>
  new Set(jobs.flatMap(({ phases }) => phases.filter(({ isLocked }) => isLocked).map(({ guid }) => guid)));

const isPlanned = (job: InputJob) => job.phases.some(({ plannedStart }) => plannedStart !== null);

/**
 * The plan in force: every phase with a time keeps it, except that overdue phases begin now at the earliest. Jobs
 * without a time are still to be planned.
 */
export function problemInForce(input: PlanInput): PlanProblem {
  const now = toWall(input.now);
  const jobs = input.jobs.filter(isPlanned);
  const planned = new Map(
    jobs.flatMap(({ phases }) =>
      phases.flatMap((phase): [string, PhaseLock][] => {
        const [machine] = placesOf(phase);
        return machine !== undefined && phase.plannedStart
          ? [[phase.guid, { machine, start: toWall(phase.plannedStart) }]]
          : [];
      }),
    ),
  );
  const notBefore = new Map(
    [...planned].map(([id, lock]) => [id, { ...lock, start: Math.max(now, lock.start) }]),
  );
  const wanted = lockedProblem({ ...input, jobs }, notBefore);
  const found = makePlan(wanted);
  if (found.brokenLocks.length === 0) return wanted;
  return lockedProblem(
    { ...input, jobs },
    new Map([...notBefore, ...keepTurns({ ...input, jobs }, planned, found)]),
  );
}

/**
 * Where a phase cannot keep its time, it keeps its turn on the machine: those behind it follow as far as they must. Locks
 * of a person stay where they are.
 */
function keepTurns(
  input: PlanInput,
  planned: ReadonlyMap<string, PhaseLock>,
  found: Plan,
): Map<string, PhaseLock> {
  const free = planProblem(input, new Map());
  const locked = lockedByPerson(input);
  const jobs = free.jobs.map((job) => ({ ...job, release: free.now }));
  const phases = found.phases.map((phase) => ({ ...phase, ...planned.get(phase.phase) }));
  const kept = makePlan({ ...free, jobs }, { previous: { ...found, phases }, hold: 'places' });
  return new Map(
    kept.phases.flatMap(({ phase, machine, start }): [string, PhaseLock][] =>
      planned.has(phase) && !locked.has(phase) ? [[phase, { machine, start }]] : [],
    ),
  );
}

/** Every phase with a lock keeps it where it can; it moves later, never earlier. */
function lockedProblem(input: PlanInput, locks: ReadonlyMap<string, PhaseLock>): PlanProblem {
  const problem = planProblem(input, locks);
  const { now } = problem;
  return {
    ...problem,
    jobs: problem.jobs.map((job) => {
      const start = locks.get(job.phases[0]?.id ?? '')?.start ?? now;
      return { ...job, release: Math.max(job.release ?? now, start) };
    }),
  };
}

/** The times of the plan hold it, not a person or material: its machine is busy until then. */
function reasonOf(
  reason: LateReason,
  { phases }: Plan,
  held: { readonly job: InputJob | undefined; readonly locked: ReadonlySet<string> },
): LateReason {
  const { job, locked } = held;
  const isOfPlan =
    (reason.kind === 'locked' && !locked.has(reason.phase)) ||
    (reason.kind === 'material' && job !== undefined && !isMaterialMissing(job));
  const id = reason.kind === 'locked' ? reason.phase : job?.phases[0]?.guid;
  const first = phases.find(({ phase }) => phase === id);
  if (!isOfPlan || !first) return reason;
  if (locked.has(first.phase)) return { kind: 'locked', phase: first.phase, start: first.start };
  return { kind: 'machine-full', machine: first.machine, until: first.start };
}

/** Times come from the plan in force; only locks of a person count as locks. */
export function planInForce(input: PlanInput): Plan {
  const plan = makePlan(problemInForce(input));
  const jobs = new Map(input.jobs.map((job) => [job.guid, job]));
  const locked = lockedByPerson(input);
  return {
    ...plan,
    phases: plan.phases.map((phase) => ({ ...phase, locked: locked.has(phase.phase) })),
    brokenLocks: plan.brokenLocks.filter(({ phase }) => locked.has(phase)),
    jobs: plan.jobs.map((one) => ({
      ...one,
      reason: one.reason && reasonOf(one.reason, plan, { job: jobs.get(one.job), locked }),
    })),
  };
}

export const unplannedJobs = (input: PlanInput): InputJob[] => input.jobs.filter((job) => !isPlanned(job));

/** A phase that cannot begin at the time of the plan in force. */
export interface SlippedPhase {
  readonly job: string;
  readonly phase: string;
  readonly machine: string;
  readonly planned: Minute;
  readonly start: Minute;
  readonly because: 'material' | 'closed' | 'not-begun' | 'taken';
}

/** Minutes; smaller delays are normal in a shop and are not reported. */
const WORTH_A_WORD = 120;

/** Phases that cannot keep the plan in force: a machine broke down, or work did not begin. */
export function slippedPhases(input: PlanInput, plan: Plan): SlippedPhase[] {
  const now = toWall(input.now);
  const jobs = new Map(input.jobs.map((job) => [job.guid, job]));
  const { machines } = problemInForce(input);
  return plan.phases.flatMap(({ job: guid, phase: id, machine, start }): SlippedPhase[] => {
    const job = jobs.get(guid);
    const phase = job?.phases.find((one) => one.guid === id);
    if (!job || !phase?.plannedStart || phase.state === 'running') return [];
    const planned = toWall(phase.plannedStart);
    const slip = { job: guid, phase: id, machine, planned, start };
    const arrives = materialDay(job, input);
    if (arrives !== null && planned < arrives * MINUTES_A_DAY)
      return [{ ...slip, start: Math.max(start, arrives * MINUTES_A_DAY), because: 'material' }];
    if (start - planned < WORTH_A_WORD) return [];
    const windows = machines.find((one) => one.id === machine)?.windows ?? [];
    const wanted = Math.max(now, planned);
    const isOpen = windows.some((window) => window.start <= wanted && wanted < window.end);
    const isShut = !isOpen && dayOf(start) > dayOf(wanted);
    return [{ ...slip, because: isShut ? 'closed' : planned < now ? 'not-begun' : 'taken' }];
  });
}
