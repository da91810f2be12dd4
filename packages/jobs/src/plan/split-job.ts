import { type Money, money } from '@truciolo/money';
import type { CostByCategory } from '@truciolo/pricing';
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

/** To the cent of the job's own scale; what one part gets the other one lacks. */
const shareOf =
  (pieces: number, of: number): Share =>
  (amount) =>
    money(Math.round((amount * pieces) / of));

/**
 * What goes over to the new part of a job: its pieces' share of the work that is not done yet. Work that is done, with
 * its events and its cost, stays with the part where it was done. Each part is set up, so that set-up minutes are not
 * shared, while their quoted cost is.
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

/** The costs that go over with the pieces; those of work that is done stay. */
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

/** Pieces of a job that can go over to another part: those that are neither delivered nor made. */
export const splittable = (job: { quantity: number; delivered: number; good: number }): number =>
  Math.max(0, Math.min(job.quantity - 1, job.quantity - Math.max(job.delivered, job.good)));
