import type { CriticalPath } from './critical-path.ts';
import type { MovedRow } from './moved-row.ts';
import type { Move } from './moves.ts';
import { at, moment } from './shop.ts';
import type { State } from './state.ts';

/** No way leads there: far below every length. */
const NO_WAY = -1e15;

/**
 * The longest way from the begin of each operation to the end of each job, in a shop whose machines never close: a move
 * is judged for all jobs by the operations it passes alone. Y. Mati, S. Dauzère-Pérès and C. Lahlou, European Journal of
 * Operational Research 212 (2011) 33-42.
 */
export class JobTails {
  /** Row by row, one row for each operation with a place for each job. */
  readonly #tail: Float64Array;
  readonly #duration: Float64Array;
  readonly #jobs: number;
  /** The job that an operation ends, -1 = none. */
  readonly #ended: Int32Array;
  readonly #heads: Float64Array;
  readonly #way: Float64Array;
  readonly #through: Float64Array;
  readonly #old: Float64Array;
  #swept: State | null = null;

  constructor(duration: Float64Array, last: Int32Array) {
    this.#duration = duration;
    this.#jobs = last.length;
    this.#tail = new Float64Array(duration.length * last.length);
    this.#ended = new Int32Array(duration.length).fill(-1);
    for (const [job, operation] of last.entries()) this.#ended[operation] = job;
    this.#heads = new Float64Array(duration.length);
    this.#way = new Float64Array(last.length);
    this.#through = new Float64Array(last.length);
    this.#old = new Float64Array(last.length);
  }

  /** Called after every move: behind the last operation it touched nothing changes. */
  sweep(state: State): void {
    const [tail, duration, jobs] = [this.#tail, this.#duration, this.#jobs];
    const { order, next, lastTouched } = state.orders;
    const { after } = state.shop;
    const from = state === this.#swept ? lastTouched : order.length - 1;
    this.#swept = state;
    for (let position = from; position >= 0; position--) {
      const one = at(order, position);
      const own = one * jobs;
      const length = moment(duration, one);
      const inJob = at(after, one) * jobs;
      const onMachine = at(next, one) * jobs;
      const ended = at(this.#ended, one);
      if (inJob >= 0 && onMachine >= 0)
        for (let job = 0; job < jobs; job++) {
          const a = moment(tail, inJob + job);
          const b = moment(tail, onMachine + job);
          tail[own + job] = (a > b ? a : b) + length;
        }
      else if (inJob >= 0 || onMachine >= 0) {
        const other = inJob >= 0 ? inJob : onMachine;
        for (let job = 0; job < jobs; job++) tail[own + job] = moment(tail, other + job) + length;
      } else tail.fill(NO_WAY, own, own + jobs);
      if (ended >= 0 && moment(tail, own + ended) < length) tail[own + ended] = length;
    }
  }

  /**
   * False where the moved operation could wait for itself. It could only where a way leads from its follower in the job to
   * the last operation it passes, or from the first one it passes to the one before it in its job.
   */
  isSafe({ shop, timing }: State, { operations }: CriticalPath, move: Move): boolean {
    const { end } = timing;
    const { operation, index, passed } = move;
    if (passed === 0) return true;
    const startOf = (one: number) => moment(end, one) - moment(this.#duration, one);
    if (move.isLater) {
      const inJob = at(shop.after, operation);
      return inJob < 0 || startOf(at(operations, index - passed)) < moment(end, inJob);
    }
    const inJob = at(shop.before, operation);
    return inJob < 0 || startOf(inJob) < moment(end, at(operations, index + passed));
  }

  /** The cost after the move, nearly: ends of jobs follow from the longest ways through the moved operations. */
  estimate(state: State, row: MovedRow): number {
    const { shop, timing, tally } = state;
    const { count, right } = row;
    const [tail, duration, jobs] = [this.#tail, this.#duration, this.#jobs];
    const [wayTo, through, old, heads] = [this.#way, this.#through, this.#old, this.#heads];
    let end = row.free;
    for (let index = 0; index < count; index++) {
      const one = row.operationAt(index);
      const inJob = at(shop.before, one);
      const ready = inJob >= 0 ? moment(timing.end, inJob) : moment(shop.ready, one);
      const head = ready > end ? ready : end;
      heads[index] = head;
      end = head + moment(duration, one);
    }
    for (let job = 0; job < jobs; job++) {
      wayTo[job] = right >= 0 ? moment(tail, right * jobs + job) : NO_WAY;
      through[job] = NO_WAY;
      old[job] = NO_WAY;
    }
    for (let index = count - 1; index >= 0; index--) {
      const one = row.operationAt(index);
      const own = one * jobs;
      const inJob = at(shop.after, one) * jobs;
      const length = moment(duration, one);
      const head = moment(heads, index);
      const oldHead = moment(timing.end, one) - length;
      const ended = at(this.#ended, one);
      for (let job = 0; job < jobs; job++) {
        let way = moment(wayTo, job);
        const inJobWay = inJob >= 0 ? moment(tail, inJob + job) : job === ended ? 0 : NO_WAY;
        if (inJobWay > way) way = inJobWay;
        way += length;
        wayTo[job] = way;
        if (head + way > moment(through, job)) through[job] = head + way;
        const was = oldHead + moment(tail, own + job);
        if (was > moment(old, job)) old[job] = was;
      }
    }
    return tally.estimate(through, old);
  }
}
