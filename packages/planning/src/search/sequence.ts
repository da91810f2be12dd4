import type { LeftOutReason, PlanCost } from '../model/plan.ts';
import { type BaseSchedule, noRoom } from '../schedule/base-schedule.ts';
import { takeOff } from '../schedule/board.ts';
import type { CompiledJob } from '../schedule/compiled.ts';
import type { Booking } from '../schedule/machine-track.ts';
import { placeForward } from '../schedule/place-job.ts';
import { addCost, jobCost, noCost } from './plan-cost.ts';

/** A job without a place is worse than any late one. */
const leftOutCost: PlanCost = { late: 1e12, spread: 0 };

interface Step {
  readonly job: CompiledJob;
  readonly bookings: readonly Booking[];
  /** Of this job and those before it. */
  readonly cost: PlanCost;
}

/**
 * Jobs put into the plan one after the other, each as early as the ones before leave room. A job never moves one that
 * is there already, so a changed order is planned again only from its first difference on.
 */
export class Sequence {
  readonly #base: BaseSchedule;
  #steps: Step[] = [];
  readonly leftOut = new Map<number, LeftOutReason>();

  constructor(base: BaseSchedule) {
    this.#base = base;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get cost(): PlanCost {
    return this.#steps.at(-1)?.cost ?? noCost;
  }

  #cutTo(length: number): void {
    for (const { job, bookings } of this.#steps.splice(length)) {
      for (const booking of bookings) takeOff(this.#base.board, booking);
      this.leftOut.delete(job.index);
    }
  }

  /** Cost of the jobs in this order. */
  run(order: readonly CompiledJob[]): PlanCost {
    let same = 0;
    while (same < order.length && this.#steps[same]?.job === order[same]) same++;
    this.#cutTo(same);
    const { board } = this.#base;
    for (const job of order.slice(same)) {
      const placed = placeForward(board, job);
      if (!placed.ok) this.leftOut.set(job.index, noRoom(board, placed.phase));
      const bookings = placed.ok ? placed.bookings : [];
      const own = placed.ok ? jobCost(job, bookings, board.problem.now) : leftOutCost;
      this.#steps.push({ job, bookings, cost: addCost(this.cost, own) });
    }
    return this.cost;
  }
}
