import type { Money, Percent } from '@truciolo/money';
import type { CostCategory } from './category.ts';
import type { Problem, Warning } from './problem.ts';

export type CostByCategory = Readonly<Record<CostCategory, Money>>;

/** Costs of the whole lot. */
export interface LotCost {
  readonly byCategory: CostByCategory;
  /** Variable part of each category: it is spent only if the job is taken. */
  readonly variableByCategory: CostByCategory;
  readonly direct: Money;
  readonly full: Money;
  /** Variable cost: it is spent only if the job is taken. */
  readonly variable: Money;
  /** The part of the full cost that does not grow with the pieces (set-up, programming, minimums…). */
  readonly lot: Money;
  readonly fullPerPiece: Money;
  readonly variablePerPiece: Money;
}

export interface LotPrice {
  /** Of the lot at list price, before discounts and rounding. */
  readonly beforeRounding: Money;
  /** The same per piece, at 1/10,000 €. */
  readonly unitBeforeRounding: Money;
  /** List price per piece, rounded, or typed by a user. */
  readonly listUnit: Money;
  /** Price of the policy, beside a typed price. */
  readonly computedUnit: Money;
  readonly typed: boolean;
  /** After the discounts of the line. */
  readonly netUnit: Money;
  /** netUnit × quantity, to the cent. */
  readonly line: Money;
  /** Difference to the minimum of the line. */
  readonly topUp: Money;
  /** line + topUp: the amount that the customer pays, without VAT. */
  readonly total: Money;
  /** On the full cost; null where there is no price or no cost. */
  readonly listMargin: Percent | null;
  readonly netMargin: Percent | null;
  readonly netMarkup: Percent | null;
}

export interface MachineLoad {
  readonly machineId: string;
  readonly name: string;
  readonly setupHours: number;
  readonly runHours: number;
  /** Hours of an operator, set-up included. */
  readonly attendedHours: number;
}

/** Of one phase charged by time. */
export interface PhaseLoad extends MachineLoad {
  readonly phaseId: string;
}

export interface StockNeed {
  /** Per piece, in kg. */
  readonly grossWeight: number;
  readonly netWeight: number | null;
  /** Of the pieces to start (whole bars where they are charged), in kg. */
  readonly lotWeight: number;
  /** Of the whole bars or sheets to buy, in kg; null where the blank is cut from neither. */
  readonly boughtWeight: number | null;
  readonly pitch: number | null;
  readonly piecesPerBar: number | null;
  readonly bars: number | null;
  /** Finished length of the good pieces over the length of the bars, 0-1. */
  readonly partYield: number | null;
  /** Length taken by the pieces to start over the length of the bars, 0-1. */
  readonly barUse: number | null;
  /** Null where blanks are not nested on sheets; otherwise `bars` counts the sheets and the uses are of their area. */
  readonly sheets: readonly SheetNeed[] | null;
}

/** Sheets of one size that a lot takes. */
export interface SheetNeed {
  readonly length: number;
  readonly width: number;
  readonly count: number;
  /** Blanks per sheet. */
  readonly capacity: number;
}

export interface PricedQuantity {
  readonly quantity: number;
  /** Pieces to start so that the good ones are enough. */
  readonly started: number;
  readonly stock: StockNeed | null;
  readonly cost: LotCost;
  readonly price: LotPrice;
  readonly machines: readonly MachineLoad[];
  /** The same hours by phase. */
  readonly phases: readonly PhaseLoad[];
  /** Working days. */
  readonly leadDays: number;
  readonly warnings: readonly Warning[];
}

export type PriceOutcome =
  | { readonly ok: true; readonly priced: PricedQuantity }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** Costs of the lot that are known in spite of the problems. */
      readonly known: Readonly<Partial<CostByCategory>>;
    };
