import type { PlanCost } from '../model/plan.ts';
import type { CompiledJob } from '../schedule/compiled.ts';
import type { Booking } from '../schedule/machine-track.ts';

export const lateMinutes = (job: CompiledJob, bookings: readonly Booking[]): number =>
  Math.max(0, (bookings.at(-1)?.end ?? 0) - job.due);

export function jobCost(job: CompiledJob, bookings: readonly Booking[], now: number): PlanCost {
  let setup = 0;
  for (const booking of bookings) setup += booking.setup;
  return {
    late: job.weight * lateMinutes(job, bookings),
    spread: setup + (bookings.at(-1)?.end ?? now) - now,
  };
}

export const addCost = (a: PlanCost, b: PlanCost): PlanCost => ({
  late: a.late + b.late,
  spread: a.spread + b.spread,
});

export const noCost: PlanCost = { late: 0, spread: 0 };
