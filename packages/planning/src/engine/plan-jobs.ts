import type { Board } from '../schedule/board.ts';
import { put } from '../schedule/board.ts';
import type { CompiledPhase } from '../schedule/compiled.ts';
import type { Booking } from '../schedule/machine-track.ts';
import type { Budget } from './budget.ts';
import { apparentTardiness, dispatch, leastSlack, mostWorkLeft, type Rule } from './dispatch.ts';
import { Improver } from './improve.ts';
import { type Inserted, insertAll, oldOrder, placesOf } from './insert.ts';
import { at, makeShop, type OldPlace, type OpenJob, type Places, type Shop } from './shop.ts';
import { State } from './state.ts';
import type { Aim, Tally } from './tally.ts';

const rules: Readonly<Record<Aim, readonly Rule[]>> = {
  'in-time': [apparentTardiness(2, 0.5), apparentTardiness(3, 1.5), leastSlack],
  makespan: [mostWorkLeft],
};

/** A new plan holds the places of the plan in force, the order of its phases, or nothing. */
export type Hold = 'places' | 'order' | null;

export interface PlanRequest {
  readonly aim: Aim;
  readonly budget: Budget;
  /** Part of the time of the budget that these jobs may use, 0 to 1. */
  readonly share: number;
  readonly oldPlaces: ReadonlyMap<string, OldPlace>;
  readonly hold: Hold;
  /** Urgent jobs are as early as they can be, wherever the plan in force has them. */
  readonly isUrgent: boolean;
  /** The job that goes in front of the others. */
  readonly first: string | undefined;
  /** Called with the phases of each better plan. */
  readonly onBetter: (bookings: () => Map<number, Booking[]>, tried: number) => void;
}

/** With more operations than these one rule has to do: the first plan is wanted at once, and is made better anyway. */
const MANY = 1500;

export interface PlannedJobs {
  readonly placed: Map<number, Booking[]>;
  readonly failed: ReadonlyMap<number, CompiledPhase>;
  readonly tried: number;
}

const byJob = (shop: Shop, bookings: readonly (Booking | undefined)[]): Map<number, Booking[]> => {
  const placed = new Map<number, Booking[]>();
  for (const [operation, booking] of bookings.entries()) {
    if (!booking) continue;
    const { index } = (shop.jobs[at(shop.job, operation)] as OpenJob).job;
    const own = placed.get(index);
    if (own) own.push(booking);
    else placed.set(index, [booking]);
  }
  return placed;
};

/** A job with work that stays where it is has to have its place; such jobs were placed first and all had room. */
const isAllowed = (shop: Shop, { failed }: Inserted) =>
  [...failed.keys()].every((job) => shop.jobs[job]?.after === null);

function startsOf(shop: Shop, { aim, hold, isUrgent, first, oldPlaces }: PlanRequest) {
  const orders = rules[aim]
    .slice(0, hold || shop.phases.length > MANY ? 1 : undefined)
    .map((rule) => dispatch(shop, rule));
  const [usual = []] = orders;
  const old = () => oldOrder(shop, oldPlaces, usual, first);
  const kept = oldPlaces.size > 0 || hold ? insertAll(shop, old(), hold !== 'order', aim) : null;
  const found = hold ? [] : orders.map((order) => insertAll(shop, order, false, aim));
  const allowed = [...(kept ? [kept] : []), ...found].filter((one) => isAllowed(shop, one));
  if (allowed.length > 0) return { kept: kept && !isUrgent && isAllowed(shop, kept) ? kept : null, allowed };
  const isHeld = (operation: number) => shop.jobs[at(shop.job, operation)]?.after !== null;
  const all = [...shop.phases.keys()];
  const heldFirst = [...all.filter(isHeld), ...all.filter((one) => !isHeld(one))];
  return { kept: null, allowed: [insertAll(shop, heldFirst, false, aim)] };
}

/** Plans jobs around what the board holds, and puts them onto it. */
export function planJobs(board: Board, jobs: readonly OpenJob[], request: PlanRequest): PlannedJobs {
  const { hold, isUrgent, onBetter } = request;
  const oldPlaces = isUrgent && !hold ? new Map() : request.oldPlaces;
  const whole = makeShop(board, jobs, oldPlaces);
  const { kept, allowed } = startsOf(whole, request);
  const start = allowed.reduce((best, one) => (one.tally.value < best.tally.value ? one : best));
  const failed = new Map([...start.failed].map(([job, phase]) => [(jobs[job] as OpenJob).job.index, phase]));
  const finish = (bookings: readonly (Booking | undefined)[], shop: Shop, tried: number): PlannedJobs => {
    for (const booking of bookings) if (booking) put(board, booking);
    return { placed: byJob(shop, bookings), failed, tried };
  };
  const isKept = (other: Tally) => kept?.failed.size === failed.size && isBetter(kept.tally, other);
  if (hold) return finish(start.bookings, whole, 0);
  if (request.budget.steps <= 0)
    return finish((kept && isKept(start.tally) ? kept : start).bookings, whole, 0);
  const open = jobs.filter((_, job) => !start.failed.has(job));
  const shop = open.length === jobs.length ? whole : makeShop(board, open, oldPlaces);
  const begin = start.bookings.filter((booking) => booking !== undefined);
  onBetter(() => byJob(whole, start.bookings), 0);
  const { best, tried } = improve(shop, placesOf(begin), request);
  // Where the plan in force is as good, people keep the plan they know.
  const stays = isBetter(start.tally, best.tally) ? start : null;
  if (kept && isKept((stays ?? best).tally)) return finish(kept.bookings, whole, tried);
  return stays ? finish(stays.bookings, whole, tried) : finish(best.bookings(), shop, tried);
}

/** The best plan that the search finds from one on. */
function improve(shop: Shop, begin: Places, { aim, budget, share, onBetter }: PlanRequest) {
  const improver = new Improver(shop, begin, aim, budget.seed ?? 1);
  const found = () => new State(shop, improver.best.places, aim);
  const tried = improver.run(budget, share, (steps) =>
    onBetter(() => byJob(shop, found().bookings()), steps),
  );
  return { best: found(), tried };
}

const isBetter = (one: Tally, other: Tally): boolean =>
  one.value <= other.value || one.late < other.late - 1e-6;
