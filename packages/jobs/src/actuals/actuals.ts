import {
  type Money,
  marginRatio,
  money,
  moneyRatio,
  type Percent,
  percentFromRatio,
  sum,
  ZERO,
} from '@truciolo/money';
import { CATEGORY_LABELS, type CostByCategory } from '@truciolo/pricing';
import type { PhaseCosts } from '../plan/planned-job.ts';
import type { PhaseState } from '../state/job-state.ts';
import { goodOf } from '../state/made-pieces.ts';

export interface PhaseInput {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly machine: string;
  readonly kind: 'machine' | 'bench' | 'external';
  readonly state: PhaseState;
  readonly setupMinutes: number;
  readonly runMinutes: number;
  readonly costs: PhaseCosts;
  readonly actualMinutes: number;
  readonly good: number;
  readonly scrap: number;
  /** Amount that the supplier invoiced; null while the quoted amount stands. */
  readonly invoiced: Money | null;
}

export interface JobInput {
  readonly quantity: number;
  readonly started: number;
  readonly total: Money;
  readonly fullCost: Money;
  readonly byCategory: CostByCategory;
  /** Final cost of the material; null while the quoted amount stands. */
  readonly material: Money | null;
  readonly phases: readonly PhaseInput[];
  /** Set for a job that ended before all pieces were made: nothing more is spent on it, and `total` is its lower value. */
  readonly ended?: { readonly hasMaterial: boolean; readonly hasExtras: boolean } | undefined;
}

interface PhaseActuals {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly machine: string;
  readonly state: PhaseState;
  readonly plannedMinutes: number;
  readonly actualMinutes: number;
  /** Minutes at the end of the phase, extrapolated from the pace so far. */
  readonly expectedMinutes: number;
  /** Actual over planned; null where there is nothing to compare. */
  readonly ratio: number | null;
  readonly good: number;
  readonly scrap: number;
  readonly plannedCost: Money;
  readonly actualCost: Money;
  readonly expectedCost: Money;
}

interface ActualsStep {
  readonly key: string;
  readonly label: string;
  /** Effect on the margin: costs above plan are negative. */
  readonly difference: Money;
  readonly after: Money;
}

interface Actuals {
  readonly phases: readonly PhaseActuals[];
  readonly plannedMinutes: number;
  readonly actualMinutes: number;
  readonly good: number;
  readonly scrap: number;
  readonly revenue: Money;
  readonly plannedCost: Money;
  /** Forecast: done phases at their actual cost, running ones extrapolated, the others as planned. */
  readonly expectedCost: Money;
  readonly plannedMargin: Money;
  readonly expectedMargin: Money;
  readonly plannedRate: Percent | null;
  readonly expectedRate: Percent | null;
  readonly material: { readonly planned: Money; readonly actual: Money };
  readonly scrapCost: { readonly planned: Money; readonly actual: Money };
  readonly steps: readonly ActualsStep[];
  /** Every phase is done: the sums are final. */
  readonly isFinal: boolean;
}

const scaled = (amount: Money, by: number): Money => money(Math.round(amount * by));

/**
 * Planned against actual cost. An hour of a phase costs its quoted rate; the time lost with bad pieces is already in
 * the hours, so their line holds only their material; overheads keep their share of the direct cost.
 */
export function jobActuals(job: JobInput): Actuals {
  const phases = job.phases.map((phase) => phaseActuals(phase, job));
  const plannedMaterial = job.byCategory.material;
  const isBought = job.ended?.hasMaterial ?? true;
  const material = job.material ?? (isBought ? plannedMaterial : ZERO);
  const scrap = phases.reduce((total, phase) => total + phase.scrap, 0);
  const isFinal =
    job.ended !== undefined || (phases.length > 0 && phases.every(({ state }) => state === 'done'));
  const perPiece = job.quantity > 0 ? plannedMaterial / job.quantity : 0;
  const lost = money(Math.round(perPiece * scrap));
  // A typed material bill includes the bad pieces.
  const actualScrap =
    job.material !== null ? ZERO : isFinal || lost > job.byCategory.scrap ? lost : job.byCategory.scrap;
  const phaseSteps = phases.map((phase) => ({
    key: `phase-${phase.id}`,
    label: phase.name,
    difference: money(phase.plannedCost - phase.expectedCost),
  }));
  const direct = money(job.fullCost - job.byCategory.overheads);
  // Tools, packing and carriage of a cancelled job are not bought.
  const unspent =
    job.ended && !job.ended.hasExtras
      ? money(direct - sum(phases.map((phase) => phase.plannedCost)) - plannedMaterial - job.byCategory.scrap)
      : ZERO;
  const change = sum([
    ...phaseSteps.map(({ difference }) => difference),
    money(plannedMaterial - material),
    money(job.byCategory.scrap - actualScrap),
    unspent,
  ]);
  const share = direct > 0 ? job.byCategory.overheads / direct : 0;
  const overheads = scaled(change, share);
  const plannedMargin = money(job.total - job.fullCost);
  const steps = running(plannedMargin, [
    ...phaseSteps,
    { key: 'material', label: CATEGORY_LABELS.material, difference: money(plannedMaterial - material) },
    { key: 'scrap', label: CATEGORY_LABELS.scrap, difference: money(job.byCategory.scrap - actualScrap) },
    ...(unspent === ZERO ? [] : [{ key: 'unspent', label: 'Costi non sostenuti', difference: unspent }]),
    { key: 'overheads', label: CATEGORY_LABELS.overheads, difference: overheads },
  ]);
  const expectedMargin = money(plannedMargin + change + overheads);
  const expectedCost = money(job.total - expectedMargin);
  return {
    phases,
    plannedMinutes: phases.reduce((total, phase) => total + phase.plannedMinutes, 0),
    actualMinutes: phases.reduce((total, phase) => total + phase.actualMinutes, 0),
    good: goodOf(job.phases),
    scrap,
    revenue: job.total,
    plannedCost: job.fullCost,
    expectedCost,
    plannedMargin,
    expectedMargin,
    plannedRate: rateOf(job.total, job.fullCost),
    expectedRate: rateOf(job.total, expectedCost),
    material: { planned: plannedMaterial, actual: material },
    scrapCost: { planned: job.byCategory.scrap, actual: actualScrap },
    steps,
    isFinal,
  };
}

function phaseActuals(phase: PhaseInput, { quantity, started, ended }: JobInput): PhaseActuals {
  const { id, place, name, machine, state, good, scrap, actualMinutes, costs } = phase;
  // The quoted cost covers the good pieces, the quoted hours all started pieces.
  const paidRun = started > 0 ? (phase.runMinutes * quantity) / started : phase.runMinutes;
  const plannedMinutes = phase.setupMinutes + paidRun;
  const planned = money(costs.time + costs.other);
  const atMinutes = (minutes: number): Money => {
    if (phase.kind === 'external') return phase.invoiced ?? planned;
    if (plannedMinutes <= 0) return planned;
    return money(scaled(costs.time, minutes / plannedMinutes) + costs.other);
  };
  const expectedMinutes = ended ? actualMinutes : expected(phase, plannedMinutes, started);
  const isUntouched =
    ended !== undefined &&
    (phase.kind === 'external' ? phase.invoiced === null && state !== 'done' : state === 'todo');
  const isTimed = actualMinutes > 0 && plannedMinutes > 0;
  return {
    id,
    place,
    name,
    machine,
    state,
    plannedMinutes,
    actualMinutes,
    expectedMinutes,
    ratio: state === 'done' && isTimed ? actualMinutes / plannedMinutes : null,
    good,
    scrap,
    plannedCost: planned,
    actualCost: state === 'todo' && phase.kind !== 'external' ? ZERO : atMinutes(actualMinutes),
    // A phase closed without a minute was not measured: it costs the planned amount.
    expectedCost: isUntouched
      ? ZERO
      : state === 'done' && actualMinutes === 0
        ? atMinutes(plannedMinutes)
        : atMinutes(expectedMinutes),
  };
}

/** Extrapolated from the pace of the pieces made so far, without set-up; never less than the minutes already spent. */
function expected(phase: PhaseInput, plannedMinutes: number, started: number): number {
  const { state, actualMinutes, good, scrap, setupMinutes } = phase;
  if (state === 'todo') return plannedMinutes;
  if (state === 'done') return actualMinutes;
  const made = good + scrap;
  if (made <= 0) return Math.max(plannedMinutes, actualMinutes);
  const setup = Math.min(setupMinutes, actualMinutes);
  return Math.max(actualMinutes, setup + ((actualMinutes - setup) / made) * Math.max(started, made));
}

function running(start: Money, steps: readonly Omit<ActualsStep, 'after'>[]): ActualsStep[] {
  let after = start;
  return steps.map((step) => {
    after = money(after + step.difference);
    return { ...step, after };
  });
}

const rateOf = (price: Money, cost: Money): Percent | null => {
  if (price <= 0) return null;
  const margin = marginRatio(moneyRatio(price), moneyRatio(cost));
  return margin && percentFromRatio(margin, 'half-up');
};
