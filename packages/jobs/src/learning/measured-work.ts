import { type Observation, sizeClassOf, type WorkKind } from '@truciolo/calibration';
import type { StockNeed } from '@truciolo/pricing';
import type { PositionDraft, QuoteDocument } from '@truciolo/quote';

/** A user's judgement of an unusual time: it counts, or it is left out. */
export const TIME_JUDGEMENTS = ['counts', 'left-out'] as const;
export type TimeJudgement = (typeof TIME_JUDGEMENTS)[number];

/** Facts that the time of a phase depends on, as far as the shop records them. */
export interface WorkFacts {
  readonly workGuid: string | null;
  readonly name: string;
  readonly machineId: string | null;
  /** ISO group of the material: P, M, K… Empty where unknown. */
  readonly materialGroup: string;
  /** kg of a part. */
  readonly partWeight: number | null;
}

/** A phase from the registry is identified by its work, any other by its name. */
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

/** Group of the material and kg of a part: the finished weight, or the weight of the blank where it is missing. */
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

/** A phase that is done. */
export interface MeasuredPhase extends WorkFacts {
  /** Key of the phase. */
  readonly id: string;
  readonly setupMinutes: number;
  /** Of all pieces to start. */
  readonly runMinutes: number;
  readonly started: number;
  readonly made: number;
  readonly actualMinutes: number;
  /** Factor that earlier jobs gave the planned minutes. */
  readonly measuredRatio: number;
  readonly confirmed: boolean;
}

/**
 * Planned minutes of the pieces that were made, without the applied ratio: otherwise a quote that learned from earlier
 * jobs would hide from the next one that its times are too short.
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
 * Time of the program alone: planned set-up is subtracted, and a phase that is mostly set-up tells nothing about its
 * program. All programs of a machine are one kind of work, because the ratio belongs to the machine.
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
