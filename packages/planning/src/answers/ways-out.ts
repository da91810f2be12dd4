import { MINUTES_A_DAY, type Minute } from '../calendar/wall-time.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanProblem } from '../model/problem.ts';
import { FREE, type WayCost } from './way-cost.ts';
import { type Means, type Trial, trialsOf, type WayKind } from './way-trials.ts';

/** A way out, with its effect on the whole plan when phases keep their order. */
export interface WayOut {
  readonly way: WayKind;
  /** Minutes that are paid on top: overtime worked, or work given away. */
  readonly extra: number;
  /** Null where the reader sees no costs. */
  readonly cost: WayCost | null;
  readonly end: Minute;
  /** The end of the job in the plan in force. */
  readonly endToday: Minute;
  readonly late: number;
  /** Jobs that would then be late and are not today. */
  readonly madeLate: readonly string[];
}

const MOST_WAYS = 3;

/** Prices that nobody knows come behind those that are known. */
const rankOf = ({ cost, extra }: WayOut): number => {
  if (cost === null) return extra;
  return cost.kind === 'known' ? cost.amount : Number.MAX_SAFE_INTEGER;
};

/** In time first, then the fewest others hurt, then the fewest days late; then the cheapest. */
function compareWays(a: WayOut, b: WayOut): number {
  const isIn = (way: WayOut) => (way.late === 0 ? 0 : 1);
  const hurt = a.madeLate.length - b.madeLate.length;
  const gain = Math.ceil(a.late / MINUTES_A_DAY) - Math.ceil(b.late / MINUTES_A_DAY);
  return isIn(a) - isIn(b) || hurt || gain || rankOf(a) - rankOf(b) || a.extra - b.extra || a.end - b.end;
}

/** The cheapest ways to bring a late job forward, each of its own kind and with its effect worked out by the planner. */
export function waysOut(whole: PlanProblem, plan: Plan, id: string, means: Means): WayOut[] {
  const lateOf = (one: Plan) => one.jobs.find(({ job }) => job === id);
  const today = lateOf(plan);
  if (!today || today.late === 0) return [];
  const planned = new Set(plan.jobs.map(({ job }) => job));
  const problem = { ...whole, jobs: whole.jobs.filter((job) => planned.has(job.id)) };
  const wasLate = new Set(plan.jobs.filter(({ late }) => late > 0).map(({ job }) => job));
  const all: Trial[] = [
    { way: { kind: 'replan' }, problem, extraOf: () => 0, costOf: () => FREE },
    ...trialsOf(problem, plan, id, means),
  ];
  const found = all.flatMap(({ way, problem: changed, extraOf, costOf }): WayOut[] => {
    const tried = makePlan(changed, { previous: plan, hold: 'order' });
    const own = lateOf(tried);
    if (!own) return [];
    const madeLate = tried.jobs
      .filter(({ job, late }) => late > 0 && !wasLate.has(job))
      .map(({ job }) => job);
    const extra = extraOf(tried);
    const cost = means.prices && costOf(means.prices, extra);
    return [{ way, extra, cost, end: own.end, endToday: today.end, late: own.late, madeLate }];
  });
  // A change counts for as much as it gains over planning again without it.
  const [plain] = found;
  const gainOver = (way: WayOut) => (way === plain ? today.late : (plain?.late ?? today.late)) - way.late;
  const best = new Map<string, WayOut>();
  for (const way of found.filter((one) => gainOver(one) > 0).sort(compareWays))
    if (!best.has(way.way.kind)) best.set(way.way.kind, way);
  return [...best.values()].slice(0, MOST_WAYS);
}
