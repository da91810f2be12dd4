import type { CompiledJob } from '../schedule/compiled.ts';
import type { Budget } from './budget.ts';
import { compareCost, lateMinutes } from './plan-cost.ts';
import { makeRandom } from './random.ts';
import type { Sequence } from './sequence.ts';
import { urgentFirst } from './start-orders.ts';

const ASK_EVERY = 16;
/** Share of the cost a step may be worse by at the start; it falls to nothing as the budget is used up. */
const FIRST_TOLERANCE = 0.02;

/** Moves one job forward before another, or swaps two; late jobs are chosen more often. */
function changed(
  order: readonly CompiledJob[],
  late: readonly number[],
  random: () => number,
): CompiledJob[] {
  const pick = (below: number) => Math.floor(random() * below);
  const next = [...order];
  const fromLate = late.length > 0 && random() < 0.75;
  const from = fromLate ? (late[pick(late.length)] as number) : pick(order.length);
  if (from > 0 && random() < 0.7) {
    const [job] = next.splice(from, 1);
    // Near moves more often than far ones: they change less of the plan.
    const to = Math.floor(from * (1 - random() ** 2));
    if (job) next.splice(to, 0, job);
    return next;
  }
  const other = pick(order.length);
  const [a, b] = [next[from], next[other]];
  if (a && b) [next[from], next[other]] = [b, a];
  return next;
}

/** Threshold accepting (Dueck and Scheuer 1990) on the order of the jobs; the best order found. */
export function improveOrder(
  sequence: Sequence,
  start: readonly CompiledJob[],
  budget: Budget,
): CompiledJob[] {
  const random = makeRandom(budget.seed ?? 1);
  let order = [...start];
  let cost = sequence.run(order);
  let best = order;
  let bestCost = cost;
  const lateAt = () =>
    sequence.steps.flatMap(({ job, bookings }, index) => (lateMinutes(job, bookings) > 0 ? [index] : []));
  let late = lateAt();
  for (let step = 0; step < budget.steps && order.length > 1; step++) {
    if (step % ASK_EVERY === 0) {
      if (budget.shouldStop?.()) break;
      budget.onProgress?.({ steps: step, of: budget.steps, best: bestCost.late });
    }
    const next = urgentFirst(changed(order, late, random));
    const nextCost = sequence.run(next);
    const tolerance = FIRST_TOLERANCE * (1 - step / budget.steps);
    const bearable = { late: cost.late * (1 + tolerance), spread: cost.spread * (1 + tolerance) };
    if (compareCost(nextCost, bearable) > 0) continue;
    order = next;
    cost = nextCost;
    late = lateAt();
    if (compareCost(cost, bestCost) < 0) {
      best = order;
      bestCost = cost;
    }
  }
  budget.onProgress?.({ steps: budget.steps, of: budget.steps, best: bestCost.late });
  return best;
}
