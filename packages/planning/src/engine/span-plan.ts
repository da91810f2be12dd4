import { at, moment, type Places, type Shop } from './shop.ts';

/** The greater of two whole numbers without a branch: the processor guesses every second one wrong, at twice the time. */
const later = (one: number, other: number): number => one - ((one - other) & ((one - other) >> 31));

/**
 * A plan of a shop where nothing but the orders decides, in tables of whole minutes: the end of each operation, and the
 * longest way from its begin to the end of the plan. Numbers behind the operations stand for "none": one that ends at 0,
 * and one for each job that ends when the job may begin. So the loops over all operations need no branches.
 */
export class SpanPlan {
  /** The first number that stands for no operation. */
  readonly none: number;
  readonly machine: Int32Array;
  readonly duration: Int32Array;
  /** Operations before and after each one in its job and on its machine. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly previous: Int32Array;
  readonly next: Int32Array;
  readonly end: Int32Array;
  readonly tail: Int32Array;
  /** First operation of each machine. */
  readonly #first: Int32Array;
  /** All operations, each behind those it waits for. */
  readonly #order: Int32Array;
  readonly #position: Int32Array;
  /** Last operation of each job. */
  readonly #lasts: Int32Array;
  readonly #saved: Int32Array;
  readonly #marked: Uint8Array;

  constructor(shop: Shop, duration: Float64Array) {
    const count = duration.length;
    const size = count + 1 + shop.jobs.length;
    this.none = count;
    this.machine = new Int32Array(count);
    this.duration = Int32Array.from(duration);
    this.before = shop.before.map((one, operation) => (one >= 0 ? one : count + 1 + at(shop.job, operation)));
    this.after = shop.after.map((one) => (one >= 0 ? one : count));
    this.previous = new Int32Array(size);
    this.next = new Int32Array(size);
    this.end = new Int32Array(size);
    this.tail = new Int32Array(size);
    this.#first = new Int32Array(shop.board.problem.machines.length);
    this.#order = new Int32Array(count);
    this.#position = new Int32Array(size);
    this.#lasts = shop.last;
    this.#saved = new Int32Array(count);
    this.#marked = new Uint8Array(size);
    for (const [operation, one] of this.before.entries())
      if (one >= count) this.end[one] = moment(shop.ready, operation);
  }

  load({ machine, start }: Places): void {
    const order = this.#order;
    this.machine.set(machine);
    for (let one = 0; one < order.length; one++) order[one] = one;
    order.sort((a, b) => moment(start, a) - moment(start, b) || a - b);
    this.#first.fill(this.none);
    const last = new Int32Array(this.#first.length).fill(this.none);
    for (const [position, operation] of order.entries()) {
      this.#position[operation] = position;
      const own = at(machine, operation);
      this.#link(operation, own, at(last, own));
      last[own] = operation;
    }
    this.#sweepEnds(0);
    this.#sweepTails(order.length - 1);
  }

  places(): Places {
    const start = new Float64Array(this.none);
    for (let one = 0; one < start.length; one++) start[one] = at(this.end, one) - at(this.duration, one);
    return { machine: this.machine.slice(), start };
  }

  /** The operation that ends last. */
  last(): number {
    const [end, lasts] = [this.end, this.#lasts];
    let found = at(lasts, 0);
    for (let job = 1; job < lasts.length; job++) {
      const one = at(lasts, job);
      if (at(end, one) > at(end, found)) found = one;
    }
    return found;
  }

  /** The last operation on a machine that comes before another one among all, or none. */
  lastBefore(operation: number, machine: number): number {
    const position = at(this.#position, operation);
    let behind = this.none;
    for (let one = at(this.#first, machine); one < this.none; one = at(this.next, one)) {
      if (at(this.#position, one) > position) break;
      behind = one;
    }
    return behind;
  }

  /** The operation that follows another one (or none) on a machine. */
  follower(behind: number, machine: number): number {
    return behind < this.none ? at(this.next, behind) : at(this.#first, machine);
  }

  #unlink(operation: number, machine: number): void {
    const left = at(this.previous, operation);
    const right = at(this.next, operation);
    if (left < this.none) this.next[left] = right;
    else this.#first[machine] = right;
    this.previous[right] = left;
  }

  #link(operation: number, machine: number, behind: number): void {
    const right = this.follower(behind, machine);
    this.previous[operation] = behind;
    this.next[operation] = right;
    if (behind < this.none) this.next[behind] = operation;
    else this.#first[machine] = operation;
    this.previous[right] = operation;
  }

  /** Puts an operation right behind another (or none) on a machine. False, and nothing changed, when it would wait for itself. */
  move(operation: number, machine: number, behind: number): boolean {
    const from = at(this.machine, operation);
    const wasBehind = at(this.previous, operation);
    this.#unlink(operation, from);
    this.#link(operation, machine, behind);
    const own = at(this.#position, operation);
    const right = at(this.next, operation);
    const after = behind < this.none ? at(this.#position, behind) : -1;
    const before = right < this.none ? at(this.#position, right) : own + 1;
    if ((after > own && !this.#pass(own, after)) || (before < own && !this.#pass(own, before))) {
      this.#unlink(operation, machine);
      this.#link(operation, from, wasBehind);
      return false;
    }
    this.machine[operation] = machine;
    this.#sweepEnds(before < own ? before : own);
    this.#sweepTails(after > own ? after : own);
    return true;
  }

  /**
   * The operation at the position `own` goes past the one at `to`, with those between that wait for it (or, forward, that
   * it waits for). False, and nothing changed, where the one at `to` is among them.
   */
  #pass(own: number, to: number): boolean {
    const [order, saved, marked] = [this.#order, this.#saved, this.#marked];
    const isBack = to > own;
    const inJob = isBack ? this.before : this.after;
    const onMachine = isBack ? this.previous : this.next;
    const step = isBack ? 1 : -1;
    const count = (to - own) * step + 1;
    let bound = 0;
    let free = count;
    for (let position = own; position !== to + step; position += step) {
      const one = at(order, position);
      if (position === own || marked[at(inJob, one)] === 1 || marked[at(onMachine, one)] === 1) {
        marked[one] = 1;
        saved[bound++] = one;
      } else saved[--free] = one;
    }
    const isFree = marked[at(order, to)] === 0;
    for (let index = 0; index < bound; index++) marked[at(saved, index)] = 0;
    if (!isFree) return false;
    let position = own;
    for (let index = count - 1; index >= bound; index--, position += step)
      this.#put(at(saved, index), position);
    for (let index = 0; index < bound; index++, position += step) this.#put(at(saved, index), position);
    return true;
  }

  #put(operation: number, position: number): void {
    this.#order[position] = operation;
    this.#position[operation] = position;
  }

  #sweepEnds(from: number): void {
    const { before, previous, duration, end } = this;
    const order = this.#order;
    for (let position = from; position < order.length; position++) {
      const one = at(order, position);
      end[one] = later(at(end, at(before, one)), at(end, at(previous, one))) + at(duration, one);
    }
  }

  #sweepTails(from: number): void {
    const { after, next, duration, tail } = this;
    const order = this.#order;
    for (let position = from; position >= 0; position--) {
      const one = at(order, position);
      tail[one] = later(at(tail, at(after, one)), at(tail, at(next, one))) + at(duration, one);
    }
  }
}
