import type { BrokenLock, LeftOutReason } from '../model/plan.ts';
import { type Board, emptyBoard, machineOf, takeOff } from './board.ts';
import type { CompiledJob, CompiledPhase, CompiledProblem } from './compiled.ts';
import type { Booking } from './machine-track.ts';
import { placeForward } from './place-job.ts';
import { placeLocks } from './place-locks.ts';

/** No search moves these: locked phases, and those before them in their jobs. All others come after. */
interface BaseSchedule {
  readonly board: Board;
  readonly placed: ReadonlyMap<number, readonly Booking[]>;
  readonly broken: ReadonlyMap<CompiledPhase, BrokenLock['because']>;
  readonly leftOut: ReadonlyMap<number, LeftOutReason>;
}

const firstLock = (job: CompiledJob) =>
  Math.min(...job.phases.map(({ lock }) => lock?.start ?? Number.POSITIVE_INFINITY));

export const noRoom = (board: Board, phase: CompiledPhase): LeftOutReason => ({
  kind: 'no-room',
  phase: phase.id,
  machine: machineOf(board, phase.machines[0] ?? 0).id,
});

/** A lock that turns out to be impossible is given up and all begins again without it: there are fewer each time. */
export function makeBase(problem: CompiledProblem): BaseSchedule {
  const jobs = problem.jobs.filter(({ locked }) => locked).sort((a, b) => firstLock(a) - firstLock(b));
  let broken: ReadonlyMap<CompiledPhase, BrokenLock['because']> = new Map();
  const leftOut = new Map<number, LeftOutReason>();
  for (;;) {
    const board = emptyBoard(problem);
    const { locks, found } = placeLocks(board, problem, broken);
    const placed = new Map<number, readonly Booking[]>();
    const open: Booking[] = [];
    let again = false;
    const place = (job: CompiledJob, phases: readonly CompiledPhase[], after: Booking | null) => {
      const result = placeForward(board, { ...job, phases }, locks, after);
      if (result.ok) return result.bookings;
      if (result.why === 'no-room') leftOut.set(job.index, noRoom(board, result.phase));
      if (result.why === 'lock-too-early') found.set(result.phase, 'phase-before');
      else for (const phase of job.phases) if (locks.has(phase)) found.set(phase, 'closed');
      again = true;
      return [];
    };
    const lastLock = ({ phases }: CompiledJob) => phases.findLastIndex((phase) => locks.has(phase));
    for (const job of jobs) {
      if (again || leftOut.has(job.index)) continue;
      placed.set(job.index, place(job, job.phases.slice(0, lastLock(job) + 1), null));
    }
    // The phases after them are free, but there has to be room for them.
    for (const job of jobs) {
      if (again || leftOut.has(job.index)) continue;
      const after = placed.get(job.index)?.at(-1) ?? null;
      open.push(...place(job, job.phases.slice(lastLock(job) + 1), after));
    }
    if (!again) {
      for (const booking of open.toReversed()) takeOff(board, booking);
      return { board, placed, broken: found, leftOut };
    }
    broken = found;
  }
}
