import type { Booking } from '../schedule/machine-track.ts';
import { MachineOrders } from './machine-orders.ts';
import { plainDurations, sweepPlain } from './plain-shop.ts';
import { at, moment, type Places, type Shop } from './shop.ts';
import { type Aim, Tally } from './tally.ts';
import { Timing } from './timing.ts';

/**
 * A plan in which every operation begins as early as the ones before it on its machine and in its job allow. A move is
 * worked out from the first operation it touches on, and only where times change; it is kept or taken back.
 */
export class State {
  readonly shop: Shop;
  readonly timing: Timing;
  readonly orders: MachineOrders;
  readonly tally: Tally;
  readonly #dirty: Uint8Array;
  #pending = 0;
  readonly #changed: Int32Array;
  readonly #old: Float64Array;
  #changes = 0;
  #movedOperation = -1;
  #oldMachine = -1;
  readonly #plain: Float64Array | null;
  readonly #oldEnds: Float64Array;
  #oldLate = 0;
  #oldSpread = 0;

  constructor(shop: Shop, places: Places, aim: Aim) {
    const count = shop.phases.length;
    this.shop = shop;
    this.timing = new Timing(shop);
    this.timing.machine.set(places.machine);
    this.orders = new MachineOrders(shop, places);
    this.tally = new Tally(shop, aim);
    this.#dirty = new Uint8Array(count);
    this.#changed = new Int32Array(count);
    this.#old = new Float64Array(3 * count);
    this.timing.resetPeople();
    for (const operation of this.orders.order) {
      const { timing } = this;
      timing.place(operation, at(this.orders.previous, operation));
      timing.start[operation] = timing.foundStart;
      timing.end[operation] = timing.foundEnd;
      timing.setup[operation] = timing.foundSetup;
      timing.takePeople(operation);
    }
    for (let one = 0; one < count; one++) this.#tell(1, one);
    this.#plain = plainDurations(shop);
    this.#oldEnds = new Float64Array(this.#plain ? count : 0);
  }

  get value(): number {
    return this.tally.value;
  }

  places(): Places {
    const { start, end, machine } = this.timing;
    if (this.#plain)
      for (let one = 0; one < end.length; one++) start[one] = moment(end, one) - moment(this.#plain, one);
    return { machine: machine.slice(), start: start.slice() };
  }

  bookings(): Booking[] {
    return this.shop.phases.map((_, operation) => this.timing.booking(operation));
  }

  /** Works an operation out again; true when its times changed. */
  #settle(operation: number): boolean {
    const { timing, tally } = this;
    const { start, end, setup } = timing;
    timing.place(operation, at(this.orders.previous, operation));
    const { foundStart, foundEnd, foundSetup } = timing;
    const oldStart = start[operation] as number;
    const oldEnd = end[operation] as number;
    const oldSetup = setup[operation] as number;
    const isMoved = operation === this.#movedOperation;
    const isSame = foundStart === oldStart && foundEnd === oldEnd && foundSetup === oldSetup && !isMoved;
    if (!isSame) {
      const log = 3 * this.#changes;
      this.#old[log] = oldStart;
      this.#old[log + 1] = oldEnd;
      this.#old[log + 2] = oldSetup;
      this.#changed[this.#changes++] = operation;
      start[operation] = foundStart;
      end[operation] = foundEnd;
      setup[operation] = foundSetup;
      if (foundSetup !== oldSetup || tally.minds[operation] === 1) {
        const machine = at(timing.machine, operation);
        tally.count(-1, operation, isMoved ? this.#oldMachine : machine, oldStart, oldEnd, oldSetup);
        tally.count(1, operation, machine, foundStart, foundEnd, foundSetup);
      }
    }
    if (this.shop.hasCrews) timing.takePeople(operation);
    return !isSame;
  }

  #tell(sign: 1 | -1, one: number): void {
    const { machine, start, end, setup } = this.timing;
    this.tally.count(sign, one, at(machine, one), moment(start, one), moment(end, one), moment(setup, one));
  }

  #mark(operation: number): void {
    if (operation < 0 || this.#dirty[operation]) return;
    this.#dirty[operation] = 1;
    this.#pending++;
  }

  /** Puts an operation right behind another (-1 = first) on a machine. False, and nothing done, where orders contradict. */
  tryMove(operation: number, machine: number, behind: number): boolean {
    const { orders, timing, shop } = this;
    const oldNext = at(orders.next, operation);
    this.#oldMachine = at(timing.machine, operation);
    this.#movedOperation = operation;
    this.#changes = 0;
    timing.machine[operation] = machine;
    if (!orders.move(operation, this.#oldMachine, machine, behind)) {
      timing.machine[operation] = this.#oldMachine;
      return false;
    }
    if (this.#plain) {
      this.#oldEnds.set(timing.end);
      this.#oldLate = this.tally.late;
      this.#oldSpread = this.tally.spread;
      sweepPlain(shop, orders, this.#plain, timing.end, orders.firstTouched);
      this.tally.recount(timing.end, this.#oldEnds);
      return true;
    }
    if (shop.hasCrews) {
      timing.resetPeople();
      for (const one of orders.order) this.#settle(one);
      return true;
    }
    this.#mark(operation);
    this.#mark(oldNext);
    this.#mark(at(orders.next, operation));
    const { order, next } = orders;
    for (let position = orders.firstTouched; this.#pending > 0; position++) {
      const one = at(order, position);
      if (!this.#dirty[one]) continue;
      this.#dirty[one] = 0;
      this.#pending--;
      if (!this.#settle(one)) continue;
      this.#mark(at(shop.after, one));
      this.#mark(at(next, one));
    }
    return true;
  }

  /** Takes the last move back. */
  undo(): void {
    const { timing, tally, orders } = this;
    const { start, end, setup } = timing;
    const moved = this.#movedOperation;
    const machine = at(timing.machine, moved);
    if (this.#plain) {
      end.set(this.#oldEnds);
      tally.restore(end, this.#oldLate, this.#oldSpread);
    }
    for (let change = this.#changes - 1; change >= 0; change--) {
      const one = at(this.#changed, change);
      const isTold = tally.minds[one] === 1 || moment(setup, one) !== moment(this.#old, 3 * change + 2);
      if (isTold) this.#tell(-1, one);
      if (one === moved) timing.machine[one] = this.#oldMachine;
      start[one] = moment(this.#old, 3 * change);
      end[one] = moment(this.#old, 3 * change + 1);
      setup[one] = moment(this.#old, 3 * change + 2);
      if (isTold) this.#tell(1, one);
    }
    timing.machine[moved] = this.#oldMachine;
    orders.undo(moved, machine, this.#oldMachine);
    this.#changes = 0;
  }
}
