import { planBackward } from './backward.ts';
import { asJobShop, planJobShop } from './classic-shop.ts';
import { fingerprint } from './fingerprint.ts';
import type { Plan } from './model/plan.ts';
import type { PlanProblem } from './model/problem.ts';
import { makeBase } from './schedule/base-schedule.ts';
import { compileProblem } from './schedule/compile-problem.ts';
import type { CompiledJob } from './schedule/compiled.ts';
import { type Budget, noBudget } from './search/budget.ts';
import { improveOrder } from './search/improve-order.ts';
import { compareCost } from './search/plan-cost.ts';
import { Sequence } from './search/sequence.ts';
import { startOrders, urgentFirst } from './search/start-orders.ts';
import { writePlan } from './write-plan.ts';

export interface PlanOptions {
  /** From now on as early as possible, or from the due dates as late as they allow. */
  readonly direction?: 'forward' | 'backward';
  /** In time, or (a shop without due dates) done soon: the classic job shop. */
  readonly aim?: 'in-time' | 'makespan';
  readonly budget?: Budget;
  /** The plan in force: kept as it is while nothing changed, and the start of the search otherwise. */
  readonly previous?: Plan;
  /** Search on from the plan in force although nothing changed. */
  readonly improve?: boolean;
  /** Jobs in this order and no other. */
  readonly order?: readonly string[];
}

/** Jobs in a wanted order; those it does not name come after, by due date. */
function ordered(jobs: readonly CompiledJob[], wanted: readonly string[]): CompiledJob[] {
  const rank = new Map(wanted.map((id, index) => [id, index]));
  const rankOf = ({ id }: CompiledJob) => rank.get(id) ?? wanted.length;
  return [...jobs].sort((a, b) => rankOf(a) - rankOf(b) || a.due - b.due || a.index - b.index);
}

/** The order with the least cost; the first one when they are even. */
function cheapest(sequence: Sequence, orders: readonly CompiledJob[][]): CompiledJob[] {
  const [first = [], ...others] = orders;
  let best = first;
  let cost = sequence.run(first);
  for (const order of others) {
    const other = sequence.run(order);
    if (compareCost(other, cost) < 0) [best, cost] = [order, other];
  }
  return best;
}

export function makePlan(problem: PlanProblem, options: PlanOptions = {}): Plan {
  const { direction = 'forward', aim = 'in-time', budget = noBudget, previous, order } = options;
  const print = fingerprint(problem, `${direction} ${aim} ${order?.join() ?? ''}`);
  if (previous?.fingerprint === print && !options.improve) return previous;
  const compiled = compileProblem(problem);
  const free = compiled.jobs.filter(({ locked }) => !locked);
  const none = { leftOut: new Map(), broken: new Map() };
  const shop = aim === 'makespan' ? asJobShop(compiled) : null;
  if (shop) {
    const placed = planJobShop(compiled, shop, budget);
    return writePlan(compiled, { ...none, placed, order: free.map(({ id }) => id) }, print);
  }
  const base = makeBase(compiled);
  if (direction === 'backward') {
    const { placed, leftOut } = planBackward(base, free);
    const all = {
      placed: new Map([...base.placed, ...placed]),
      leftOut: new Map([...base.leftOut, ...leftOut]),
      broken: base.broken,
      order: free.map(({ id }) => id),
    };
    return writePlan(compiled, all, print);
  }
  const sequence = new Sequence(base);
  const starts = order
    ? [ordered(free, order)]
    : [...(previous ? [ordered(free, previous.order)] : []), ...startOrders(free)].map(urgentFirst);
  const start = cheapest(sequence, starts);
  const best = order ? start : improveOrder(sequence, start, budget);
  sequence.run(best);
  const placed = new Map(base.placed);
  for (const { job, bookings } of sequence.steps) if (bookings.length > 0) placed.set(job.index, bookings);
  const leftOut = new Map([...base.leftOut, ...sequence.leftOut]);
  return writePlan(
    compiled,
    { placed, leftOut, broken: base.broken, order: best.map(({ id }) => id) },
    print,
  );
}
