import type { LateReason } from '../model/plan.ts';
import { emptyBoard, machineOf } from '../schedule/board.ts';
import type { CompiledJob, CompiledProblem } from '../schedule/compiled.ts';
import { findEarliest } from '../schedule/find-earliest.ts';
import type { Booking } from '../schedule/machine-track.ts';
import { placeForward } from '../schedule/place-job.ts';

/** End of a job that has the shop for itself. */
function endAlone(problem: CompiledProblem, job: CompiledJob, release: number): number {
  const placed = placeForward(emptyBoard(problem), { ...job, release });
  return placed.ok ? (placed.bookings.at(-1)?.end ?? release) : Number.POSITIVE_INFINITY;
}

/** Where the job waits longest for a machine, for people, or for the day it was locked to. */
function longestWait(
  problem: CompiledProblem,
  job: CompiledJob,
  bookings: readonly Booking[],
  tracks: readonly (readonly Booking[])[],
): LateReason | null {
  const empty = emptyBoard(problem);
  let reason: LateReason | null = null;
  let longest = 0;
  for (const [index, booking] of bookings.entries()) {
    const ready = { from: job.release, after: bookings[index - 1] ?? null };
    const alone = findEarliest(empty, booking.machine, booking.phase, ready);
    const wait = alone ? booking.start - alone.start : 0;
    if (!alone || wait <= longest) continue;
    longest = wait;
    const machine = machineOf(empty, booking.machine);
    const taken = tracks[booking.machine]?.some(
      (other) => other !== booking && other.start < booking.start && other.end > alone.start,
    );
    if (booking.locked) reason = { kind: 'locked', phase: booking.phase.id, start: booking.start };
    else if (taken || machine.crew < 0)
      reason = { kind: 'machine-full', machine: machine.id, until: booking.start };
    else reason = { kind: 'people', crew: problem.crews[machine.crew]?.id ?? '', until: booking.start };
  }
  return reason;
}

/** Why a job is late, from what nobody can change to what a planner can. */
export function lateReason(
  problem: CompiledProblem,
  job: CompiledJob,
  bookings: readonly Booking[],
  tracks: readonly (readonly Booking[])[],
): LateReason | null {
  const end = bookings.at(-1)?.end ?? 0;
  if (end <= job.due) return null;
  if (job.due < problem.now) return { kind: 'already-due' };
  const earliest = endAlone(problem, job, problem.now);
  if (earliest > job.due) return { kind: 'too-long', earliest };
  if (endAlone(problem, job, job.release) > job.due) return { kind: 'material', arrives: job.release };
  return longestWait(problem, job, bookings, tracks) ?? { kind: 'too-long', earliest: end };
}
