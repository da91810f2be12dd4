import type { MachineOrders } from './machine-orders.ts';
import { at, moment, type Shop } from './shop.ts';

/** Later than the end of every plain plan, in minutes: two such numbers still add up in a table of whole numbers. */
export const TOO_LONG = 2 ** 30;

/** Durations where nothing but the orders decides: machines never close, and no set-up depends on the one before. */
export function plainDurations(shop: Shop): Float64Array | null {
  const { board, phases, jobs, walls } = shop;
  const duration = Float64Array.from(phases, ({ setup, work }) => setup + work);
  const last = duration.reduce((sum, one) => sum + one, Math.max(0, ...shop.ready));
  const first = Math.min(...jobs.map(({ job }) => job.release));
  const isOpen = board.problem.machines.every(({ windows: [only, ...others], crew, unlimited }, machine) => {
    const isWhole = only?.attended && others.length === 0 && only.start <= first && only.end >= last;
    return isWhole && crew < 0 && !unlimited && walls[machine]?.length === 0;
  });
  const isPlain =
    isOpen &&
    last < TOO_LONG &&
    !shop.lotted.includes(1) &&
    duration.every((one) => one > 0) &&
    phases.every(({ setupKey }) => setupKey === null) &&
    shop.oldPlaces.every((old) => old === undefined);
  return isPlain ? duration : null;
}

/** The greater of two whole numbers without a branch: the processor guesses every second one wrong, at twice the time. */
const later = (one: number, other: number): number => (one + other + Math.abs(one - other)) / 2;

/** Ends of all operations from a position on: the hot loop of the search, so it reads tables and calls nothing. */
export function sweepPlain(
  { before, ready }: Shop,
  { order, previous }: MachineOrders,
  duration: Float64Array,
  end: Float64Array,
  from: number,
): void {
  for (let position = from; position < order.length; position++) {
    const one = at(order, position);
    const inJob = at(before, one);
    const onMachine = at(previous, one);
    const fromJob = inJob >= 0 ? moment(end, inJob) : moment(ready, one);
    const fromMachine = onMachine >= 0 ? moment(end, onMachine) : 0;
    end[one] = later(fromJob, fromMachine) + moment(duration, one);
  }
}
