import type { UnitBasis } from '@truciolo/pricing';
import type { Value } from './value.ts';

interface PhaseHead {
  readonly id: string;
  readonly name: string;
  /** The process of the registry it was made from. */
  readonly workGuid: string | null;
}

/** Minutes; shares in %. */
export interface TimePhaseDraft extends PhaseHead {
  readonly kind: 'time';
  readonly purpose: 'machining' | 'inspection';
  /** Key in `rates.machines`. */
  readonly machineId: string | null;
  readonly programming: {
    readonly minutes: Value;
    /** Key in `rates.labour`. */
    readonly labourId: string | null;
    /** Spread over this many lots. */
    readonly lots: number | null;
  } | null;
  readonly setup: Value;
  /** A time of its own, or the result of a formula. */
  readonly cycle: Value | { readonly formulaId: string; readonly override?: number | null | undefined };
  readonly load: Value;
  readonly loadMasked: boolean;
  readonly piecesPerClamping: number | null;
  readonly efficiency: number | null;
  readonly attended: number | null;
  readonly inspection: {
    readonly minutes: Value;
    readonly every: number | null;
    readonly labourId: string | null;
  } | null;
  /** € */
  readonly toolsPerPiece: number | null;
  readonly toolsPerLot: number | null;
  readonly learning: { readonly model: 'crawford' | 'wright'; readonly rate: number | null } | null;
}

interface ChargedHead extends PhaseHead {
  readonly external: boolean;
  readonly supplier: string;
  /** € */
  readonly minimum: number | null;
  readonly transport: number | null;
  readonly leadDays: number | null;
  readonly includesScrap: boolean;
}

export interface UnitPhaseDraft extends ChargedHead {
  readonly kind: 'unit';
  readonly basis: UnitBasis;
  /** € a unit of the basis. */
  readonly unit: Value;
  readonly breaks: readonly { readonly from: number; readonly unit: number }[];
}

export interface FormulaPhaseDraft extends ChargedHead {
  readonly kind: 'formula';
  /** Key in `rates.formulas`. */
  readonly formulaId: string | null;
  readonly gives: 'piece' | 'lot';
}

export type PhaseDraft = TimePhaseDraft | UnitPhaseDraft | FormulaPhaseDraft;
