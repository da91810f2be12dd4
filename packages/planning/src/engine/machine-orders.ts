import { at, moment, type Places, type Shop, takesPlace } from './shop.ts';

/**
 * The order of the operations on every machine, and one order of all of them in which each comes after those it waits
 * for. A move mends that order only between the two places it touches.
 */
export class MachineOrders {
  readonly #shop: Shop;
  /** Operation before and after it on its machine, -1 = none. */
  readonly previous: Int32Array;
  readonly next: Int32Array;
  /** First operation of each machine, -1 = none. */
  readonly first: Int32Array;
  readonly order: Int32Array;
  readonly position: Int32Array;
  /** Before this position the last move changed nothing. */
  firstTouched = 0;
  /** Behind this position it changed no order. */
  lastTouched = -1;
  #behind = -1;
  readonly #saved: Int32Array;
  readonly #marked: Uint8Array;

  constructor(shop: Shop, { machine, start }: Places) {
    const count = shop.phases.length;
    this.#shop = shop;
    this.order = Int32Array.from(shop.phases, (_, operation) => operation).sort(
      (a, b) => moment(start, a) - moment(start, b) || a - b,
    );
    this.position = new Int32Array(count);
    this.previous = new Int32Array(count).fill(-1);
    this.next = new Int32Array(count).fill(-1);
    this.first = new Int32Array(shop.board.problem.machines.length).fill(-1);
    this.#saved = new Int32Array(count);
    this.#marked = new Uint8Array(count);
    const last = new Int32Array(this.first.length).fill(-1);
    for (const [position, operation] of this.order.entries()) {
      this.position[operation] = position;
      const own = at(machine, operation);
      if (!takesPlace(shop, operation, own)) continue;
      this.#link(operation, own, at(last, own));
      last[own] = operation;
    }
  }

  #unlink(operation: number, machine: number): void {
    const left = at(this.previous, operation);
    const right = at(this.next, operation);
    if (left >= 0) this.next[left] = right;
    else if (this.first[machine] === operation) this.first[machine] = right;
    if (right >= 0) this.previous[right] = left;
    this.previous[operation] = -1;
    this.next[operation] = -1;
  }

  #link(operation: number, machine: number, behind: number): void {
    if (!takesPlace(this.#shop, operation, machine)) return;
    const follower = behind >= 0 ? at(this.next, behind) : at(this.first, machine);
    this.previous[operation] = behind;
    this.next[operation] = follower;
    if (behind >= 0) this.next[behind] = operation;
    else this.first[machine] = operation;
    if (follower >= 0) this.previous[follower] = operation;
  }

  /** False, and nothing changed, when the operation would wait for itself. */
  move(operation: number, from: number, machine: number, behind: number): boolean {
    this.#behind = at(this.previous, operation);
    this.#unlink(operation, from);
    this.#link(operation, machine, behind);
    const own = at(this.position, operation);
    const after = behind >= 0 ? at(this.position, behind) : -1;
    const follower = at(this.next, operation);
    const before = follower >= 0 ? at(this.position, follower) : own + 1;
    this.#save(own, own);
    if ((after > own && !this.#pushBack(own, after)) || (before < own && !this.#pullForward(before, own))) {
      this.#unlink(operation, machine);
      this.#link(operation, from, this.#behind);
      return false;
    }
    return true;
  }

  /** Operations that wait for the one at `own` go behind the one at `after`. */
  #pushBack(own: number, after: number): boolean {
    const marked = this.#marked;
    const { before } = this.#shop;
    let kept = own;
    this.#save(own, after);
    for (let position = own; position <= after; position++) {
      const one = at(this.#saved, position - own);
      const inJob = at(before, one);
      const onMachine = at(this.previous, one);
      const waits =
        position === own ||
        (inJob >= 0 && marked[inJob] === 1) ||
        (onMachine >= 0 && marked[onMachine] === 1);
      marked[one] = waits ? 1 : 0;
      if (!waits) this.#put(one, kept++);
    }
    const isFree = marked[at(this.#saved, after - own)] === 0;
    for (let position = own; position <= after; position++) {
      const one = at(this.#saved, position - own);
      if (marked[one] === 1) this.#put(one, kept++);
      marked[one] = 0;
    }
    if (!isFree) this.#restore();
    return isFree;
  }

  /** Operations that the one at `own` waits for go in front of the one at `before`. */
  #pullForward(before: number, own: number): boolean {
    const marked = this.#marked;
    const { after } = this.#shop;
    let kept = own;
    this.#save(before, own);
    for (let position = own; position >= before; position--) {
      const one = at(this.#saved, position - before);
      const inJob = at(after, one);
      const onMachine = at(this.next, one);
      const awaited =
        position === own ||
        (inJob >= 0 && marked[inJob] === 1) ||
        (onMachine >= 0 && marked[onMachine] === 1);
      marked[one] = awaited ? 1 : 0;
      if (!awaited) this.#put(one, kept--);
    }
    const isFree = marked[at(this.#saved, 0)] === 0;
    for (let position = own; position >= before; position--) {
      const one = at(this.#saved, position - before);
      if (marked[one] === 1) this.#put(one, kept--);
      marked[one] = 0;
    }
    if (!isFree) this.#restore();
    return isFree;
  }

  #put(operation: number, position: number): void {
    this.order[position] = operation;
    this.position[operation] = position;
  }

  #save(first: number, last: number): void {
    this.firstTouched = first;
    this.lastTouched = last;
    for (let position = first; position <= last; position++)
      this.#saved[position - first] = at(this.order, position);
  }

  #restore(): void {
    for (let position = this.firstTouched; position <= this.lastTouched; position++)
      this.#put(at(this.#saved, position - this.firstTouched), position);
  }

  undo(operation: number, machine: number, from: number): void {
    this.#unlink(operation, machine);
    this.#link(operation, from, this.#behind);
    this.#restore();
  }
}
