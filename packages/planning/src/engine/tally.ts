import { at, moment, type Shop } from './shop.ts';

/** A job without a place is worse than any late one. */
const NO_PLACE = 1e12;
/** People do not mind a phase that begins this much earlier or later, minutes. */
export const UNNOTICED = 60;
/** Weighted minutes of lateness that moving one phase of the plan in force has to save. */
const MOVED = 30;
/** Set-up and time under way decide between plans that are about equally late. */
const SPREAD = 0.001;

export type Aim = 'in-time' | 'makespan';

/** The tally keeps the cost of a plan up to date while single operations move. */
export class Tally {
  readonly #shop: Shop;
  readonly #due: Float64Array;
  readonly #weight: Float64Array;
  readonly #ends: Float64Array;
  readonly aim: Aim;
  /** 1 where the times of an operation count, not only its set-up. */
  readonly minds: Uint8Array;
  late = 0;
  spread = 0;
  moved = 0;

  constructor(shop: Shop, aim: Aim) {
    this.#shop = shop;
    this.aim = aim;
    this.#due = Float64Array.from(shop.jobs, ({ job }) => job.due);
    this.#weight = Float64Array.from(shop.jobs, ({ job }) => job.weight);
    this.#ends = new Float64Array(shop.jobs.length);
    this.minds = Uint8Array.from(shop.oldPlaces, (old) => (old ? 1 : 0));
    for (const operation of shop.last) this.minds[operation] = 1;
  }

  /** Weighted minutes a job is late when it ends then. */
  lateOf(job: number, end: number): number {
    if (end === Number.POSITIVE_INFINITY) return NO_PLACE;
    const late = end - moment(this.#due, job);
    return late > 0 ? late * moment(this.#weight, job) : 0;
  }

  #movedOf(operation: number, machine: number, start: number): number {
    const old = this.#shop.oldPlaces[operation];
    if (!old) return 0;
    return old.machine !== machine || Math.abs(old.start - start) > UNNOTICED ? 1 : 0;
  }

  /** Adds (1) or takes off (-1) an operation that lies there. */
  count(sign: 1 | -1, operation: number, machine: number, start: number, end: number, setup: number): void {
    const job = at(this.#shop.job, operation);
    this.spread += sign * setup;
    this.moved += sign * this.#movedOf(operation, machine, start);
    if (at(this.#shop.last, job) !== operation) return;
    this.late += sign * this.lateOf(job, end);
    if (end < Number.POSITIVE_INFINITY) this.spread += sign * end;
    if (sign === 1) this.#ends[job] = end;
  }

  /** The same for all jobs at once, when the ends of operations changed from one table to another. */
  recount(end: Float64Array, old: Float64Array): void {
    const { last } = this.#shop;
    for (let job = 0; job < last.length; job++) {
      const now = moment(end, at(last, job));
      const was = moment(old, at(last, job));
      if (now === was) continue;
      this.late += this.lateOf(job, now) - this.lateOf(job, was);
      this.spread += now - was;
      this.#ends[job] = now;
    }
  }

  restore(end: Float64Array, late: number, spread: number): void {
    const { last } = this.#shop;
    this.late = late;
    this.spread = spread;
    for (let job = 0; job < last.length; job++) this.#ends[job] = moment(end, at(last, job));
  }

  /**
   * The cost when jobs end as the ways through moved operations say; `old` are those ways before. A job whose longest way
   * passes elsewhere ends no earlier than now. Only for shops without set-ups to save and without a plan in force.
   */
  estimate(through: Float64Array, old: Float64Array): number {
    const ends = this.#ends;
    let late = 0;
    let spread = this.spread;
    for (let job = 0; job < ends.length; job++) {
      const now = moment(ends, job);
      let end = moment(through, job);
      if (end < now && moment(old, job) < now) end = now;
      spread += end - now;
      const over = end - moment(this.#due, job);
      if (over > 0) late += over * moment(this.#weight, job);
    }
    return late + SPREAD * spread;
  }

  /** The job that ends last. */
  lastJob(): number {
    const ends = this.#ends;
    let last = 0;
    for (let job = 1; job < ends.length; job++) if (moment(ends, job) > moment(ends, last)) last = job;
    return last;
  }

  get value(): number {
    if (this.aim === 'makespan') return moment(this.#ends, this.lastJob());
    return this.late + MOVED * this.moved + SPREAD * this.spread;
  }
}
