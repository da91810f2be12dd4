import { type Money, money } from '@truciolo/money';
import type { CostByCategory } from '@truciolo/pricing';
import type { PhaseState } from '../state/job-state.ts';
import type { PhaseCosts } from './planned-job.ts';

interface SplitPhase {
  readonly isDone: boolean;
  readonly runMinutes: number;
  readonly attendedMinutes: number;
  readonly setupMinutes: number;
  readonly costs: PhaseCosts;
}

interface SplitCosts {
  readonly fullCost: Money;
  readonly byCategory: CostByCategory;
}

type Share = (amount: Money) => Money;

/** Rounded at the job's own scale; the two parts always add up. */
const shareOf =
  (pieces: number, of: number): Share =>
  (amount) =>
    money(Math.round((amount * pieces) / of));

/**
 * Part of a job that goes over when it is split: the pieces' share of the open work. Finished work stays with its
 * events and its cost where it was done. Both parts are set up, so set-up minutes are not shared, while their quoted
 * cost is.
 */
export function splitPhases<T extends SplitPhase>(phases: readonly T[], pieces: number, of: number): T[] {
  const share = shareOf(pieces, of);
  const by = pieces / of;
  return phases
    .filter(({ isDone }) => !isDone)
    .map((phase) => ({
      ...phase,
      runMinutes: phase.runMinutes * by,
      attendedMinutes: phase.setupMinutes + Math.max(0, phase.attendedMinutes - phase.setupMinutes) * by,
      costs: { time: share(phase.costs.time), other: share(phase.costs.other) },
    }));
}

/** Costs that go over with the pieces; those of finished work stay. */
export function splitCosts(
  { fullCost, byCategory }: SplitCosts,
  phases: readonly Pick<SplitPhase, 'isDone' | 'costs'>[],
  pieces: number,
  of: number,
): SplitCosts {
  const share = shareOf(pieces, of);
  const done = phases.reduce((sum, { isDone, costs }) => sum + (isDone ? costs.time + costs.other : 0), 0);
  const categories = Object.entries(byCategory).map(([category, amount]) => [category, share(amount)]);
  return {
    fullCost: share(money(fullCost - done)),
    byCategory: Object.fromEntries(categories) as CostByCategory,
  };
}

/** Pieces of a job that can be split off: those that are neither delivered nor made. */
export const splittable = (job: { quantity: number; delivered: number; good: number }): number =>
  Math.max(0, Math.min(job.quantity - 1, job.quantity - Math.max(job.delivered, job.good)));

interface CountedPhase {
  readonly state: PhaseState;
  readonly good: number;
}

/**
 * Whether a phase need not be repeated for the pieces that are split off: it is over for all of them. A phase whose
 * pieces nobody counted is over as well, unless the last one is: then it has to be repeated with the others.
 */
export function isDoneForAll(
  phase: CountedPhase,
  phases: readonly CountedPhase[],
  quantity: number,
): boolean {
  if (phase.state !== 'done') return false;
  const isAllDone = phases.every(({ state }) => state === 'done');
  return phase.good >= quantity || (phase.good === 0 && !isAllDone);
}
