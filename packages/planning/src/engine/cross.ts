import { at, moment, type Places, type Shop } from './shop.ts';

/** Operations in the order of their begin. */
const orderOf = (start: Float64Array): Int32Array =>
  Int32Array.from(start, (_, operation) => operation).sort(
    (a, b) => moment(start, a) - moment(start, b) || a - b,
  );

/**
 * A plan between two: some jobs keep their places in the order of the first, the others take the places that are left in
 * the order of the second. Both orders keep those of the jobs, and so does the new one. Job order crossover of I. Ono,
 * M. Yamamura and S. Kobayashi, IEEE Conference on Evolutionary Computation (1996) 547-552.
 */
export function cross(shop: Shop, one: Places, other: Places, random: () => number): Places {
  const kept = Uint8Array.from(shop.jobs, () => (random() < 0.5 ? 1 : 0));
  const isKept = (operation: number) => kept[at(shop.job, operation)] === 1;
  const others = orderOf(other.start).filter((operation) => !isKept(operation));
  const start = new Float64Array(one.start.length);
  let next = 0;
  for (const [position, operation] of orderOf(one.start).entries())
    start[isKept(operation) ? operation : at(others, next++)] = position;
  return {
    machine: one.machine.map((own, operation) => (isKept(operation) ? own : at(other.machine, operation))),
    start,
  };
}

/** A plan far from another: all operations of a job lie earlier or later by one factor. */
export function scatter(shop: Shop, { machine, start }: Places, random: () => number): Places {
  const first = start.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const factor = Float64Array.from(shop.jobs, () => Math.exp(random() - 0.5));
  return {
    machine,
    start: start.map((one, operation) => (one - first) * moment(factor, at(shop.job, operation))),
  };
}
