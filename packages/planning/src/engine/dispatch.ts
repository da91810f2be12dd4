import type { CompiledMachine, CompiledPhase } from '../schedule/compiled.ts';
import { at, moment, type Shop } from './shop.ts';

/**
 * A rule ranks operations that wait for a machine; the highest number goes first. It is given minutes by the clock: the
 * operation itself (`own`), the rest of its job after it, the time left to the due date, and the usual length of an
 * operation (`mean`).
 */
export type Rule = (weight: number, own: number, rest: number, left: number, mean: number) => number;

/** Apparent tardiness cost: A. Vepsalainen and T. Morton, Management Science 33 (1987) 1035-1047. */
export const apparentTardiness =
  (lookAhead: number, waiting: number): Rule =>
  (weight, own, rest, left, mean) => {
    const slack = left - own - (1 + waiting) * rest;
    const worth = Math.max(weight, 1e-6) / own;
    return slack > 0 ? worth * Math.exp(-Math.min(600, slack / (lookAhead * mean))) : worth;
  };

export const mostWorkLeft: Rule = (_, own, rest) => own + rest;
export const leastSlack: Rule = (_, own, rest, left) => own + rest - left;

/** Minutes by the clock that a minute of work takes on a machine, nights and Sundays included. */
function stretchOf({ attended }: CompiledMachine): number {
  const { starts, ends, total } = attended;
  const span = (ends.at(-1) ?? 0) - (starts[0] ?? 0);
  return total > 0 ? span / total : 1;
}

/** Operations in the order in which machines that never wait needlessly would take them. */
export function dispatch(shop: Shop, rule: Rule): number[] {
  const { board, phases, jobs, before, after } = shop;
  const { machines, now } = board.problem;
  const stretch = machines.map(stretchOf);
  const lengthOf = (operation: number) => {
    const { setup, work, machines: able } = phases[operation] as CompiledPhase;
    return Math.max(1, (setup + work) * (stretch[able[0] ?? 0] ?? 1));
  };
  const length = Float64Array.from(phases, (_, operation) => lengthOf(operation));
  const rest = new Float64Array(phases.length);
  for (let one = phases.length - 1; one >= 0; one--) {
    const later = at(after, one);
    rest[one] = later < 0 ? 0 : moment(rest, later) + moment(length, later);
  }
  const mean = length.reduce((sum, one) => sum + one, 0) / Math.max(1, length.length);
  const due = Float64Array.from(jobs, ({ job }) => job.due);
  const weight = Float64Array.from(jobs, ({ job }) => job.weight);
  const free = new Float64Array(machines.length).fill(now);
  const ready = Float64Array.from(shop.ready);
  const queues: number[][] = machines.map(() => []);
  /** When each machine could begin the next thing. */
  const soonest = new Float64Array(machines.length).fill(Number.POSITIVE_INFINITY);
  const lookAt = (machine: number) => {
    let first = Number.POSITIVE_INFINITY;
    for (const one of queues[machine] ?? []) first = Math.min(first, moment(ready, one));
    soonest[machine] = Math.max(first, moment(free, machine));
  };
  const ableOf = (operation: number) => (phases[operation] as CompiledPhase).machines;
  const join = (operation: number) => {
    for (const machine of ableOf(operation)) {
      queues[machine]?.push(operation);
      lookAt(machine);
    }
  };
  const leave = (operation: number) => {
    for (const machine of ableOf(operation)) {
      queues[machine]?.splice(queues[machine].indexOf(operation), 1);
      lookAt(machine);
    }
  };
  for (const operation of phases.keys()) if (at(before, operation) < 0) join(operation);
  const order: number[] = [];
  while (order.length < phases.length) {
    const start = Math.min(...soonest);
    const machine = soonest.indexOf(start);
    let chosen = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const operation of queues[machine] ?? []) {
      if (moment(ready, operation) > start) continue;
      const job = at(shop.job, operation);
      const left = Math.min(1e9, moment(due, job) - start);
      const rank = rule(moment(weight, job), moment(length, operation), moment(rest, operation), left, mean);
      if (rank > most || (rank === most && operation < chosen)) [chosen, most] = [operation, rank];
    }
    order.push(chosen);
    const end = start + moment(length, chosen);
    if (!machines[machine]?.unlimited) free[machine] = end;
    leave(chosen);
    const later = at(after, chosen);
    if (later >= 0) {
      ready[later] = end;
      join(later);
    }
  }
  return order;
}
