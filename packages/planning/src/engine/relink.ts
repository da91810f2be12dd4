import { at, moment, type Places } from './shop.ts';

/** Places of the operations in the order of their begin. */
function ranksOf(start: Float64Array): Int32Array {
  const order = Int32Array.from(start, (_, operation) => operation).sort(
    (a, b) => moment(start, a) - moment(start, b) || a - b,
  );
  const rank = new Int32Array(order.length);
  for (const [position, operation] of order.entries()) rank[operation] = position;
  return rank;
}

/**
 * A plan on the way from one to another, for path relinking (B. Peng, Z. Lü and T. C. E. Cheng, Computers & Operations
 * Research 53 (2015) 154-164). Operations lie between their places in the two orders. Both orders keep those of the
 * jobs, and so does every order between them.
 */
export function relink(from: Places, to: Places, part: number, random: () => number): Places {
  const [here, there] = [ranksOf(from.start), ranksOf(to.start)];
  return {
    machine: from.machine.map((own, operation) => (random() < part ? at(to.machine, operation) : own)),
    start: Float64Array.from(here, (rank, operation) => rank + part * (at(there, operation) - rank)),
  };
}
