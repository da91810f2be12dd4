import type { Percent, Ratio } from '@truciolo/money';
import type { CostCategory } from '../model/category.ts';
import type { Origin } from '../model/origin.ts';
import type { Problem } from '../model/problem.ts';
import type { TraceInput } from '../model/trace.ts';

/** The quantity being priced, in the forms the lines need. */
export interface Lot {
  /** Good pieces, a positive whole number. */
  readonly quantity: number;
  readonly pieces: bigint;
  /** ceil(quantity / (1 − scrap)). */
  readonly started: number;
}

export interface LineExplanation {
  /** In place of the line's own, where the lot has more to say. */
  readonly label?: string;
  readonly formula: string;
  readonly inputs: readonly TraceInput[];
  readonly origin: Origin;
}

/**
 * One cost of the lot as a closure over exact coefficients (fractions of euro). The engine puts all coefficients
 * of a position over one denominator, so that pricing a quantity is integer arithmetic with no rounding at all.
 */
export interface CostLine {
  readonly id: string;
  readonly category: CostCategory;
  readonly label: string;
  readonly coefficients: readonly Ratio[];
  /** Amount of the lot. `scaled` are the coefficients as integers over the common denominator. */
  amount(lot: Lot, scaled: readonly bigint[]): bigint | Problem;
  /** The part of the amount that does not grow with the pieces. */
  lotPart(lot: Lot, scaled: readonly bigint[]): bigint;
  /** Paid again for every bad piece. */
  readonly lost: boolean;
  /** Share spent only if the job is taken. */
  readonly variable: Percent;
  explain(lot: Lot): LineExplanation;
}

const first = (scaled: readonly bigint[]) => scaled[0] ?? 0n;
const nothing = () => 0n;

type LineHead = Pick<CostLine, 'id' | 'category' | 'label' | 'lost' | 'variable' | 'explain'>;

/** A cost of the lot, whatever its size: set-up, programming, certificate. */
export function lotLine(head: LineHead, amount: Ratio): CostLine {
  return {
    ...head,
    coefficients: [amount],
    amount: (_, scaled) => first(scaled),
    lotPart: (_, scaled) => first(scaled),
  };
}

/** A cost per piece, spread over nothing. */
export function pieceLine(head: LineHead, each: Ratio): CostLine {
  return {
    ...head,
    coefficients: [each],
    amount: (lot, scaled) => lot.pieces * first(scaled),
    lotPart: nothing,
  };
}

/** A cost per count of something that the lot decides: bars, inspections, minutes. */
export function countLine(head: LineHead, each: Ratio, count: (lot: Lot) => bigint | Problem): CostLine {
  return {
    ...head,
    coefficients: [each],
    amount: (lot, scaled) => {
      const times = count(lot);
      return typeof times === 'bigint' ? times * first(scaled) : times;
    },
    lotPart: nothing,
  };
}

/** The lines of a part of a position, and why some of them are missing. */
export interface Draft {
  readonly lines: readonly CostLine[];
  readonly problems: readonly Problem[];
}
