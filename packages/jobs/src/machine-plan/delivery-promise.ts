import { toWall } from '@truciolo/italian';
import {
  addWorkingDays,
  dayOf,
  dayText,
  MINUTES_A_DAY,
  type Minute,
  type PlanJob,
  type PlanPhase,
  workingDaysBetween,
} from '@truciolo/planning';
import type { QuoteDocument } from '@truciolo/quote';
import { type PlannedPhase, planJob } from '../plan/planned-job.ts';
import { BENCH, EXTERNAL, leadDaysOf, type PlanInput } from './plan-problem.ts';

/** Work of a delivery question. */
export interface AskedWork {
  readonly phases: readonly PlannedPhase[];
  /** Working days until its material is in the shop; 0 = it is there, or none is needed. */
  readonly materialDays: number;
  /** Working days of margin that the shop adds. */
  readonly marginDays: number;
}

/** A day that the shop can promise, and the working days it is made of. */
export interface DeliveryPromise {
  readonly day: string;
  readonly days: number;
  readonly material: number;
  readonly external: number;
  /** Days on the machines, including the wait for them. */
  readonly machines: number;
  readonly margin: number;
}

/** Input of a plan with the margin of the shop. */
export type PromiseInput = PlanInput & { readonly deliveryMarginDays: number };

/** The work of a position at a quantity; null while it cannot be priced. */
export function askedWork(
  input: PromiseInput,
  document: QuoteDocument,
  positionId: string,
  quantity: number,
): AskedWork | null {
  const job = planJob(document, positionId, quantity);
  if (!job) return null;
  const stock = document.positions.find(({ id }) => id === positionId)?.stock;
  const told = stock && 'leadDays' in stock ? stock.leadDays : null;
  const materialDays = job.material === '' ? 0 : (told ?? leadDaysOf(input, job.material));
  return { phases: job.phases, materialDays, marginDays: input.deliveryMarginDays };
}

/** Phases that take a place: not bench phases that are not priced by time, nor machines that left the shop. */
export function placedPhases({ machines }: PlanInput, { phases }: AskedWork): PlannedPhase[] {
  const known = new Set(machines.map(({ guid }) => guid));
  return phases.filter(({ kind, machineId }) => kind !== 'machine' || known.has(machineId ?? ''));
}

const today = ({ now }: PlanInput): number => dayOf(toWall(now));

/** The work as a job of the plan; null where no phase takes a place. */
export function candidateOf(input: PlanInput, work: AskedWork, id: string): PlanJob | null {
  const phases = placedPhases(input, work);
  if (phases.length === 0) return null;
  const arrives = addWorkingDays(today(input), work.materialDays);
  return {
    id,
    phases: phases.map((phase) => toPhase(phase, id)),
    ...(arrives > today(input) && { release: arrives * MINUTES_A_DAY }),
  };
}

function toPhase(phase: PlannedPhase, job: string): PlanPhase {
  const base = { id: `${job}-${phase.place}`, quantity: 1 };
  if (phase.kind === 'external')
    return { ...base, machines: [EXTERNAL], setup: 0, cycle: phase.leadDays * MINUTES_A_DAY };
  const machines = phase.kind === 'bench' ? [BENCH] : phase.machineId === null ? [] : [phase.machineId];
  return { ...base, machines, setup: phase.setupMinutes, cycle: phase.runMinutes };
}

/** The promise for work that ends at a minute of the plan. */
export function promiseOf(input: PlanInput, work: AskedWork, end: Minute): DeliveryPromise {
  const { materialDays, marginDays } = work;
  const external = Math.ceil(
    placedPhases(input, work).reduce(
      (sum, { kind, leadDays }) => sum + (kind === 'external' ? leadDays : 0),
      0,
    ),
  );
  const ready = workingDaysBetween(today(input), dayOf(end - 1));
  return {
    day: dayText(addWorkingDays(dayOf(end - 1), marginDays)),
    // A promise is at least one day.
    days: Math.max(1, ready + marginDays),
    material: materialDays,
    external,
    machines: Math.max(0, ready - materialDays - external),
    margin: marginDays,
  };
}
