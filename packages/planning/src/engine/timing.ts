import type { Board } from '../schedule/board.ts';
import { machineOf, takePeople } from '../schedule/board.ts';
import type { CompiledMachine, CompiledPhase } from '../schedule/compiled.ts';
import type { CrewTrack } from '../schedule/crew-track.ts';
import { startBound } from '../schedule/find-earliest.ts';
import type { Booking } from '../schedule/machine-track.ts';
import { laterForPeople } from '../schedule/people-conflict.ts';
import { endOf, firstStart } from '../schedule/phase-time.ts';
import { at, moment, type OpenJob, type Shop, type Wall } from './shop.ts';

const copyOf = ({ times, used }: CrewTrack): CrewTrack => ({ times: [...times], used: [...used] });

/** Begin and end of every operation, and how they follow from those before it. */
export class Timing {
  readonly shop: Shop;
  readonly machine: Int32Array;
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly setup: Float64Array;
  /** The answer of `place`. */
  foundStart = 0;
  foundEnd = 0;
  foundSetup = 0;
  /** End of a machine's only window where it never closes and nothing stands in the way; 0 = it has to be worked out. */
  readonly #openUntil: Float64Array;
  readonly #openFrom: Float64Array;
  #people: Board;

  constructor(shop: Shop) {
    const count = shop.phases.length;
    this.shop = shop;
    this.machine = Int32Array.from(shop.phases, ({ machines }) => machines[0] ?? 0);
    this.start = new Float64Array(count);
    this.end = new Float64Array(count);
    this.setup = new Float64Array(count);
    const { machines } = shop.board.problem;
    const plain = ({ windows, crew }: CompiledMachine, index: number) =>
      windows.length === 1 && windows[0]?.attended && crew < 0 && shop.walls[index]?.length === 0;
    this.#openUntil = Float64Array.from(machines, (one, index) =>
      plain(one, index) ? (one.windows[0]?.end ?? 0) : 0,
    );
    this.#openFrom = Float64Array.from(machines, ({ windows }) => windows[0]?.start ?? 0);
    this.#people = shop.board;
  }

  /** People as the board leaves them. */
  resetPeople(): void {
    if (this.shop.hasCrews) this.#people = { ...this.shop.board, crews: this.shop.board.crews.map(copyOf) };
  }

  booking(operation: number): Booking {
    const phase = this.shop.phases[operation] as CompiledPhase;
    const setup = moment(this.setup, operation);
    return {
      phase,
      machine: at(this.machine, operation),
      start: moment(this.start, operation),
      end: moment(this.end, operation),
      setup,
      setupReused: setup < phase.setup,
      locked: false,
    };
  }

  #lotBound(operation: number, machine: number, setup: number): number {
    const { shop } = this;
    const before = at(shop.before, operation);
    const { job, after } = shop.jobs[at(shop.job, operation)] as OpenJob;
    const ready = { from: job.release, after: before >= 0 ? this.booking(before) : after };
    if (!Number.isFinite(ready.after?.end ?? 0)) return Number.POSITIVE_INFINITY;
    return startBound(shop.board, machine, shop.phases[operation] as CompiledPhase, setup, ready);
  }

  /** Works out where an operation lies when it follows another one (-1 = none) on its machine. */
  place(operation: number, previous: number): void {
    const { shop, end } = this;
    const machine = this.machine[operation] as number;
    const before = shop.before[operation] as number;
    const openUntil = this.#openUntil[machine] as number;
    const free = previous >= 0 ? (end[previous] as number) : Number.NEGATIVE_INFINITY;
    const key = previous >= 0 ? (shop.key[previous] as number) : -1;
    if (openUntil === 0 || shop.lotted[operation] === 1) {
      this.#placeOpen(operation, machine, free, key);
      return;
    }
    const own = shop.key[operation] as number;
    const work = shop.work[operation] as number;
    const setup = own >= 0 && key === own && work > 0 ? 0 : (shop.setup[operation] as number);
    let from = before >= 0 ? (end[before] as number) : (shop.ready[operation] as number);
    if (free > from) from = free;
    if ((this.#openFrom[machine] as number) > from) from = this.#openFrom[machine] as number;
    const done = from + setup + work;
    this.foundStart = from;
    this.foundEnd = done > openUntil ? Number.POSITIVE_INFINITY : done;
    this.foundSetup = setup;
  }

  /** The same for machines that close, have a crew, or hold what does not move. */
  #placeOpen(operation: number, machine: number, freeFrom: number, keyBefore: number): void {
    const { shop } = this;
    const phase = shop.phases[operation] as CompiledPhase;
    const own = machineOf(shop.board, machine);
    const isAlone = own.unlimited || phase.setup + phase.work === 0;
    const walls = isAlone ? noWalls : (shop.walls[machine] as readonly Wall[]);
    const ownKey = isAlone || phase.work === 0 ? -1 : at(shop.key, operation);
    const before = at(shop.before, operation);
    const isLotted = shop.lotted[operation] === 1;
    const whole = before >= 0 ? moment(this.end, before) : moment(shop.ready, operation);
    let free = isAlone ? Number.NEGATIVE_INFINITY : freeFrom;
    let key = keyBefore;
    for (let next = firstWallAfter(walls, free); ; next++) {
      const setup = ownKey >= 0 && key === ownKey ? 0 : phase.setup;
      const bound = isLotted ? this.#lotBound(operation, machine, setup) : whole;
      const start = this.#firstStart(own, machine, phase, setup, bound > free ? bound : free);
      const end = start < Number.POSITIVE_INFINITY ? endOf(own, phase, setup, start) : start;
      const wall = walls[next];
      if (wall && wall.start < end) {
        free = wall.end;
        key = wall.key;
        continue;
      }
      this.foundStart = start;
      this.foundEnd = end;
      this.foundSetup = setup;
      return;
    }
  }

  /** The first start with the machine open and, where it has a crew, with people there all the time. */
  #firstStart(
    own: CompiledMachine,
    machine: number,
    phase: CompiledPhase,
    setup: number,
    from: number,
  ): number {
    let start = Number.isFinite(from) ? firstStart(own, phase, setup, from) : from;
    while (own.crew >= 0 && Number.isFinite(start)) {
      const later = laterForPeople(this.#people, machine, phase, setup, start);
      if (later === null) return start;
      start = Number.isFinite(later) ? firstStart(own, phase, setup, later) : later;
    }
    return start;
  }

  /** Takes the people an operation needs. */
  takePeople(operation: number): void {
    if (this.shop.hasCrews && Number.isFinite(moment(this.end, operation)))
      takePeople(this.#people, this.booking(operation), 1);
  }
}

const noWalls: readonly Wall[] = [];

function firstWallAfter(walls: readonly Wall[], moment: number): number {
  let low = 0;
  let high = walls.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((walls[middle] as Wall).end <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
