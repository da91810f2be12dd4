import type { LeftOutReason } from './model/plan.ts';
import type { BaseSchedule } from './schedule/base-schedule.ts';
import { noRoom } from './schedule/base-schedule.ts';
import { takeOff } from './schedule/board.ts';
import type { CompiledJob } from './schedule/compiled.ts';
import type { Booking } from './schedule/machine-track.ts';
import { placeBackward, placeForward } from './schedule/place-job.ts';

export interface BackwardSchedule {
  readonly placed: ReadonlyMap<number, readonly Booking[]>;
  readonly leftOut: ReadonlyMap<number, LeftOutReason>;
}

/**
 * As late as the due dates allow: the last due job is placed first. A job that would have to begin in the past goes
 * forward instead and gets its place before the others; jobs without a due date take the gaps that remain.
 */
export function planBackward(base: BaseSchedule, jobs: readonly CompiledJob[]): BackwardSchedule {
  const { board } = base;
  const byDue = [...jobs].sort((a, b) => a.due - b.due || a.index - b.index);
  const dated = byDue.filter(({ due }) => Number.isFinite(due));
  const pressed = new Set<CompiledJob>();
  const attempt = (): Map<number, readonly Booking[]> => {
    const placed = new Map<number, readonly Booking[]>();
    const forward = (job: CompiledJob) => {
      const result = placeForward(board, job);
      if (result.ok) placed.set(job.index, result.bookings);
    };
    for (const job of byDue) if (pressed.has(job)) forward(job);
    for (const job of dated.toReversed()) {
      if (pressed.has(job)) continue;
      const bookings = placeBackward(board, job);
      if (bookings) placed.set(job.index, bookings);
      else pressed.add(job);
    }
    for (const job of byDue) if (!placed.has(job.index)) forward(job);
    return placed;
  };
  const first = attempt();
  let placed = first;
  if (pressed.size > 0) {
    for (const bookings of first.values()) for (const booking of bookings) takeOff(board, booking);
    placed = attempt();
  }
  const leftOut = new Map(
    jobs.flatMap((job): [number, LeftOutReason][] => {
      const [phase] = job.phases;
      return placed.has(job.index) || !phase ? [] : [[job.index, noRoom(board, phase)]];
    }),
  );
  return { placed, leftOut };
}
