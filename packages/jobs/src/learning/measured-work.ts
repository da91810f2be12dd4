import { type Observation, sizeClassOf, type WorkKind } from '@truciolo/calibration';
import type { StockNeed } from '@truciolo/pricing';
import type { PositionDraft, QuoteDocument } from '@truciolo/quote';

/** What somebody said of an odd time: it was like that, or it tells nothing. */
export const TIME_JUDGEMENTS = ['counts', 'left-out'] as const;
export type TimeJudgement = (typeof TIME_JUDGEMENTS)[number];

/** What the time of a phase depends on, as far as the shop writes it down. */
export interface WorkFacts {
  readonly workGuid: string | null;
  readonly name: string;
  readonly machineId: string | null;
  /** ISO group of the material: P, M, K… Empty where nobody said. */
  readonly materialGroup: string;
  /** kg of a part. */
  readonly partWeight: number | null;
}

/** A phase made from the registry is known by its work, any other by its name. */
export const workKindOf = ({
  workGuid,
  name,
  machineId,
  materialGroup,
  partWeight,
}: WorkFacts): WorkKind => ({
  process: workGuid ?? name.trim().toLowerCase(),
  machine: machineId ?? '',
  materialGroup,
  sizeClass: sizeClassOf(partWeight),
});

/** Group of the material and kg of a part: the finished weight, or what is cut for it where that is not written. */
export function partFacts(
  { rates }: Pick<QuoteDocument, 'rates'>,
  { stock }: PositionDraft,
  need: StockNeed | null,
): Pick<WorkFacts, 'materialGroup' | 'partWeight'> {
  if (stock === null || stock.kind === 'none') return { materialGroup: '', partWeight: null };
  const material = stock.materialId === null ? undefined : rates.materials[stock.materialId];
  return {
    materialGroup: material?.isoGroup ?? '',
    partWeight: need?.netWeight ?? need?.grossWeight ?? null,
  };
}

/** A phase that is over. */
export interface MeasuredPhase extends WorkFacts {
  /** Key of the phase. */
  readonly id: string;
  readonly setupMinutes: number;
  /** Of all pieces to start. */
  readonly runMinutes: number;
  readonly started: number;
  readonly made: number;
  readonly actualMinutes: number;
  /** What the planned minutes were multiplied by because of earlier jobs. */
  readonly measuredRatio: number;
  readonly confirmed: boolean;
}

/**
 * Planned for the pieces that were made, and without the ratio that was taken over: a quote that learned from earlier
 * jobs must not hide from the next one that its times are too short.
 */
export function observationOf(phase: MeasuredPhase): Observation {
  const share = phase.made > 0 && phase.started > 0 ? phase.made / phase.started : 1;
  return {
    ...workKindOf(phase),
    job: phase.id,
    planned: (phase.setupMinutes + phase.runMinutes * share) / phase.measuredRatio,
    actual: phase.actualMinutes,
    confirmed: phase.confirmed,
  };
}

/**
 * What the program alone took: set-up is taken off as it was planned, and a phase that is mostly set-up tells nothing
 * of its program. All programs of a machine are one kind of work: what is learned is the machine's.
 */
export function ncObservationOf(phase: MeasuredPhase): Observation | null {
  const share = phase.made > 0 && phase.started > 0 ? phase.made / phase.started : 1;
  const setup = phase.setupMinutes / phase.measuredRatio;
  const planned = (phase.runMinutes * share) / phase.measuredRatio;
  const actual = phase.actualMinutes - setup;
  if (phase.machineId === null || planned < setup || actual <= 0) return null;
  const kind = { process: 'nc', machine: phase.machineId, materialGroup: '', sizeClass: '' };
  return { ...kind, job: phase.id, planned, actual, confirmed: phase.confirmed };
}
