import { lateReason } from './answers/late-reason.ts';
import { addCost, jobCost, lateMinutes, noCost } from './engine/plan-cost.ts';
import type { BrokenLock, LeftOutReason, Plan, PlannedJob, PlannedPhase } from './model/plan.ts';
import type { CompiledJob, CompiledMachine, CompiledPhase, CompiledProblem } from './schedule/compiled.ts';
import type { Booking } from './schedule/machine-track.ts';
import { stretchesOf } from './schedule/phase-time.ts';

interface Scheduled {
  readonly placed: ReadonlyMap<number, readonly Booking[]>;
  readonly leftOut: ReadonlyMap<number, LeftOutReason>;
  readonly broken: ReadonlyMap<CompiledPhase, BrokenLock['because']>;
}

/** The plan as its readers see it, without the tables it was made with. */
export function writePlan(problem: CompiledProblem, scheduled: Scheduled, fingerprint: string): Plan {
  const { placed, leftOut, broken } = scheduled;
  const jobs = problem.jobs.filter(({ index }) => placed.has(index));
  const bookingsOf = ({ index }: CompiledJob) => placed.get(index) ?? [];
  const tracks: Booking[][] = problem.machines.map(() => []);
  for (const job of jobs) for (const booking of bookingsOf(job)) tracks[booking.machine]?.push(booking);
  const writePhase = (job: CompiledJob, booking: Booking): PlannedPhase => {
    const machine = problem.machines[booking.machine] as CompiledMachine;
    const { phase, start, end, setup, setupReused, locked } = booking;
    return {
      job: job.id,
      phase: phase.id,
      machine: machine.id,
      start,
      end,
      setup,
      setupReused,
      locked,
      stretches: stretchesOf(machine, phase, setup, start),
    };
  };
  const writeJob = (job: CompiledJob): PlannedJob => {
    const bookings = bookingsOf(job);
    return {
      job: job.id,
      start: bookings[0]?.start ?? problem.now,
      end: bookings.at(-1)?.end ?? problem.now,
      late: lateMinutes(job, bookings),
      reason: lateReason(problem, job, bookings, tracks),
    };
  };
  const jobName = (index: number) => problem.jobs[index]?.id ?? '';
  return {
    phases: jobs.flatMap((job) => bookingsOf(job).map((booking) => writePhase(job, booking))),
    jobs: jobs.map(writeJob),
    leftOut: [
      ...problem.leftOut,
      ...[...leftOut].map(([index, reason]) => ({ job: jobName(index), reason })),
    ],
    brokenLocks: [...broken].map(([phase, because]) => ({
      job: jobName(phase.job),
      phase: phase.id,
      because,
    })),
    cost: jobs.reduce((sum, job) => addCost(sum, jobCost(job, bookingsOf(job), problem.now)), noCost),
    makespan: jobs.reduce((last, job) => Math.max(last, bookingsOf(job).at(-1)?.end ?? 0), problem.now),
    fingerprint,
  };
}
