import { put, remember } from '../schedule/board.ts';
import type { CompiledPhase } from '../schedule/compiled.ts';
import { findEarliestAnywhere } from '../schedule/find-earliest.ts';
import type { Booking } from '../schedule/machine-track.ts';
import { at, moment, type OldPlace, type OpenJob, type Places, type Shop } from './shop.ts';
import { type Aim, Tally } from './tally.ts';

/** Operations where they were put; the board is as it was before. */
export interface Inserted {
  readonly bookings: readonly (Booking | undefined)[];
  /** Jobs without a place, each with the phase that found none. */
  readonly failed: ReadonlyMap<number, CompiledPhase>;
  readonly tally: Tally;
}

/** One operation after the other into the gaps. A job that finds no room is left out and all begins again without it. */
export function insertAll(shop: Shop, order: readonly number[], isKept: boolean, aim: Aim): Inserted {
  const failed = new Map<number, CompiledPhase>();
  for (;;) {
    const goBack = remember(shop.board);
    const bookings = insertOnce(shop, order, isKept, failed);
    goBack();
    if (!bookings.isShort) return { bookings, failed, tally: tallyOf(shop, bookings, aim) };
  }
}

type Attempt = (Booking | undefined)[] & { isShort?: boolean };

function insertOnce(
  shop: Shop,
  order: readonly number[],
  isKept: boolean,
  failed: Map<number, CompiledPhase>,
): Attempt {
  const bookings: Attempt = new Array(shop.phases.length).fill(undefined);
  for (const operation of order) {
    const index = at(shop.job, operation);
    if (failed.has(index)) continue;
    const { job, after } = shop.jobs[index] as OpenJob;
    const phase = shop.phases[operation] as CompiledPhase;
    const before = at(shop.before, operation);
    const old = isKept ? shop.oldPlaces[operation] : undefined;
    const ready = {
      from: Math.max(job.release, old?.start ?? 0),
      after: (before >= 0 ? bookings[before] : after) ?? null,
    };
    const isOnOld = old !== undefined && phase.machines.includes(old.machine);
    const booking = findEarliestAnywhere(
      shop.board,
      isOnOld ? { ...phase, machines: [old.machine] } : phase,
      ready,
    );
    if (!booking) {
      failed.set(index, phase);
      bookings.isShort = true;
      return bookings;
    }
    const placed = isOnOld ? { ...booking, phase } : booking;
    put(shop.board, placed);
    bookings[operation] = placed;
  }
  return bookings;
}

function tallyOf(shop: Shop, bookings: readonly (Booking | undefined)[], aim: Aim): Tally {
  const tally = new Tally(shop, aim);
  for (const [operation, booking] of bookings.entries()) {
    const { machine = 0, start = 0, end = Number.POSITIVE_INFINITY, setup = 0 } = booking ?? {};
    tally.count(1, operation, machine, start, end, setup);
  }
  return tally;
}

export const placesOf = (bookings: readonly (Booking | undefined)[]): Places => ({
  machine: Int32Array.from(bookings, (booking) => booking?.machine ?? 0),
  start: Float64Array.from(bookings, (booking) => booking?.start ?? 0),
});

/** Operations as the plan in force has them; what it does not know comes last, in a wanted order. */
export function oldOrder(
  shop: Shop,
  oldPlaces: ReadonlyMap<string, OldPlace>,
  wanted: readonly number[],
  first: string | undefined,
): number[] {
  const rank = new Int32Array(wanted.length);
  for (const [index, operation] of wanted.entries()) rank[operation] = index;
  // In front of a later phase of its job that has an old place, a phase without one takes that place.
  const start = new Float64Array(wanted.length);
  for (let one = wanted.length - 1; one >= 0; one--) {
    const later = at(shop.after, one);
    const own = oldPlaces.get((shop.phases[one] as CompiledPhase).id)?.start ?? Number.POSITIVE_INFINITY;
    const isFirst = shop.jobs[at(shop.job, one)]?.job.id === first;
    start[one] = isFirst ? -1 : Math.min(own, later >= 0 ? moment(start, later) : Number.POSITIVE_INFINITY);
  }
  const compare = (a: number, b: number) =>
    moment(start, a) < moment(start, b) ? -1 : moment(start, a) > moment(start, b) ? 1 : 0;
  return [...wanted.keys()].sort(
    (a, b) => compare(a, b) || (at(shop.job, a) === at(shop.job, b) ? a - b : at(rank, a) - at(rank, b)),
  );
}
