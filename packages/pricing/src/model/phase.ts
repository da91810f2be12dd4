import type { Money, Percent } from '@truciolo/money';
import type { Minutes } from '@truciolo/units';
import type { Sourced } from './origin.ts';

interface PhaseHead {
  /** Stable within the position. */
  readonly id: string;
  /** Lavorazione, as the shop calls it. */
  readonly name: string;
}

/** A cycle time computed by a formula at each quantity. */
interface FormulaTime {
  readonly formulaId: string;
  readonly override?: Minutes;
}

export interface Learning {
  /** Unit times falling as n^b (Crawford), or their cumulative average (Wright). */
  readonly model: 'crawford' | 'wright';
  /** 90 % = each doubling takes 90 % of the time. */
  readonly rate: Percent;
}

/** Actual over planned time of earlier jobs; the note tells which. */
export interface MeasuredRatio {
  readonly ratio: number;
  readonly note: string;
}

/** Charged by time on a machine. */
export interface TimePhase extends PhaseHead {
  readonly kind: 'time';
  readonly purpose: 'machining' | 'inspection';
  readonly machineId: string;
  /** Charged once, or spread over the expected number of lots. */
  readonly programming?: {
    readonly minutes: Sourced<Minutes>;
    readonly labourId: string;
    readonly lots: number;
  };
  /** Per lot: spread over it, never multiplied by it. */
  readonly setup: Sourced<Minutes>;
  /** One run of the program, that is one clamping of `piecesPerClamping` pieces. */
  readonly cycle: Sourced<Minutes> | FormulaTime;
  /** Load and unload, per clamping. */
  readonly load: Sourced<Minutes>;
  /** Done while the machine runs: it takes only the operator's time. */
  readonly loadMasked: boolean;
  readonly piecesPerClamping: number;
  readonly efficiency: Percent;
  /** Presidio: share of the cycle in which an operator attends. */
  readonly attended: Percent;
  readonly inspection?: {
    readonly minutes: Sourced<Minutes>;
    /** One piece in this many is checked, and at least one per lot. */
    readonly every: number;
    readonly labourId: string;
  };
  readonly toolsPerPiece?: Money;
  readonly toolsPerLot?: Money;
  readonly learning?: Learning;
  /** Measured ratio of similar set-ups, cycles and loadings. */
  readonly measured?: MeasuredRatio;
}

export const UNIT_BASES = ['piece', 'lot', 'kg', 'dm2', 'metre', 'hole'] as const;
export type UnitBasis = (typeof UNIT_BASES)[number];

interface ChargedPhase extends PhaseHead {
  /** Conto lavoro at a supplier. */
  readonly external: boolean;
  readonly supplier?: string;
  /** Minimum charge of the lot. */
  readonly minimum: Money;
  /** Of the lot, there and back. */
  readonly transport: Money;
  readonly leadDays: number;
  /** Bad pieces are charged too: q / (1 − scrap) instead of q. */
  readonly includesScrap: boolean;
}

/** Charged by a unit price. */
export interface UnitPhase extends ChargedPhase {
  readonly kind: 'unit';
  readonly basis: UnitBasis;
  /** Null: the price is missing, and the position says so. */
  readonly unit: Sourced<Money> | null;
  /** Lower prices from a quantity on (a stated discount of the supplier). */
  readonly breaks?: readonly { readonly from: number; readonly unit: Money }[];
}

/** Charged by a formula in Italian Excel syntax. */
export interface FormulaPhase extends ChargedPhase {
  readonly kind: 'formula';
  readonly formulaId: string;
  /** Unit of the formula's result: euro per piece or euro for the lot. */
  readonly gives: 'piece' | 'lot';
}

export type Phase = TimePhase | UnitPhase | FormulaPhase;
