import { makeTimeLine } from '../calendar/time-line.ts';
import type { Minute } from '../calendar/wall-time.ts';
import { tidyWindows } from '../calendar/work-window.ts';
import type { LeftOutReason } from '../model/plan.ts';
import type { PlanJob, PlanMachine, PlanPhase, PlanProblem } from '../model/problem.ts';
import type { CompiledJob, CompiledMachine, CompiledPhase, CompiledProblem } from './compiled.ts';

/** More lots than these change nothing one can see in a plan: they are put together. */
const MOST_LOTS = 48;
/** Two thousand years of minutes: beyond, a number is a typo. */
const MOST_MINUTES = 1e9;

const usable = (value: number) => Number.isFinite(value) && value >= 0 && value <= MOST_MINUTES;
const wholeMinute = (value: number | undefined, otherwise: Minute): Minute =>
  value === undefined || !Number.isFinite(value) ? otherwise : Math.round(value);

function compileMachine(machine: PlanMachine, crews: ReadonlyMap<string, number>): CompiledMachine {
  const windows = tidyWindows(
    machine.windows.filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end)),
  );
  const running = makeTimeLine(windows);
  const isAttended = windows.every(({ attended }) => attended);
  return {
    id: machine.id,
    windows,
    attended: isAttended ? running : makeTimeLine(windows.filter(({ attended }) => attended)),
    running,
    unlimited: machine.unlimited ?? false,
    crew: (machine.crew !== undefined ? crews.get(machine.crew) : undefined) ?? -1,
  };
}

/** Rounded up: a plan of minutes never promises less work than there is. */
export const minutesFor = (cycle: number, pieces: number): number => Math.ceil(cycle * pieces - 1e-9);

function compilePhase(phase: PlanPhase, job: number, machines: ReadonlyMap<string, number>): CompiledPhase {
  const lot = phase.transferLot ?? phase.quantity;
  const lockedOn = phase.lock ? (machines.get(phase.lock.machine) ?? -1) : -1;
  return {
    id: phase.id,
    job,
    machines: [...new Set(phase.machines.flatMap((id) => machines.get(id) ?? []))],
    setup: Math.ceil(phase.setup),
    work: minutesFor(phase.cycle, phase.quantity),
    cycle: phase.cycle,
    quantity: phase.quantity,
    setupKey: phase.setupKey || null,
    people: Math.min(100, Math.max(0, Math.round(phase.attendedPercent ?? 0))) || 0,
    runsAlone: phase.runsAlone ?? false,
    lot:
      lot > 0 && lot < phase.quantity ? Math.max(lot, Math.ceil(phase.quantity / MOST_LOTS)) : phase.quantity,
    lock:
      phase.lock && Number.isFinite(phase.lock.start)
        ? { machine: lockedOn, start: Math.round(phase.lock.start) }
        : null,
  };
}

function problemOf(job: PlanJob, machines: ReadonlyMap<string, number>): LeftOutReason | null {
  if (job.phases.length === 0) return { kind: 'no-phases' };
  for (const { id, setup, cycle, quantity, machines: able } of job.phases) {
    if (![setup, cycle, quantity, cycle * quantity].every(usable)) return { kind: 'bad-number', phase: id };
    if (!able.some((machine) => machines.has(machine))) return { kind: 'no-machine', phase: id };
  }
  return null;
}

export function compileProblem(problem: PlanProblem): CompiledProblem {
  const crews = new Map(problem.crews.map(({ id }, index) => [id, index]));
  const machines = new Map(problem.machines.map(({ id }, index) => [id, index]));
  const leftOut: { job: string; reason: LeftOutReason }[] = [];
  const jobs: CompiledJob[] = [];
  const seen = new Set<string>();
  const now = wholeMinute(problem.now, 0);
  for (const job of problem.jobs) {
    const reason: LeftOutReason | null = seen.has(job.id)
      ? { kind: 'double', job: job.id }
      : problemOf(job, machines);
    seen.add(job.id);
    if (reason) {
      leftOut.push({ job: job.id, reason });
      continue;
    }
    const index = jobs.length;
    const phases = job.phases.map((phase) => compilePhase(phase, index, machines));
    jobs.push({
      id: job.id,
      index,
      phases,
      release: Math.max(now, wholeMinute(job.release, now)),
      due: wholeMinute(job.due, Number.POSITIVE_INFINITY),
      weight: job.weight !== undefined && usable(job.weight) ? job.weight : 1,
      urgent: job.urgent ?? false,
      locked: phases.some(({ lock }) => lock !== null),
    });
  }
  return {
    now,
    machines: problem.machines.map((machine) => compileMachine(machine, crews)),
    crews: problem.crews.map(({ id, people }) => ({
      id,
      limit: usable(people) ? Math.round(people * 100) : 0,
    })),
    jobs,
    leftOut,
  };
}
