import type { Percent } from '@truciolo/money';
import type { Millimetres } from '@truciolo/units';
import type { CostCategory } from './category.ts';
import type { Sourced } from './origin.ts';
import type { OtherCost } from './other-cost.ts';
import type { Phase } from './phase.ts';
import type { PricePolicy } from './price-policy.ts';
import type { Rule } from './rule.ts';
import type { Stock } from './stock.ts';

/** Data of the finished part from a drawing or a model; formulas and unit prices need it. */
export interface PartData {
  readonly surfaceDm2?: number;
  readonly volumeDm3?: number;
  readonly length?: Millimetres;
  readonly diameter?: Millimetres;
  readonly holes?: number;
}

export interface Overheads {
  readonly rate: Sourced<Percent>;
  /** Categories outside the declared base. The scrap line stays in it entirely. */
  readonly exclude: readonly CostCategory[];
}

/** One part of a quote. Plain data: it can be stored, sent and compared. */
export interface Position {
  readonly part: PartData;
  /** Null: not filled in yet. */
  readonly stock: Stock | null;
  readonly phases: readonly Phase[];
  readonly costs: readonly OtherCost[];
  readonly scrap: Sourced<Percent>;
  /**
   * "Rischio lo scarto": the stock of bad pieces is charged by the average, q / (1 − s), as if lots followed each other
   * forever. Otherwise whole pieces are bought: one piece at 2,5 % of scrap takes the stock of two.
   */
  readonly risksScrap: boolean;
  readonly overheads: Overheads;
  readonly policy: PricePolicy;
  readonly rules: readonly Rule[];
}

/** Material, external work and transport carry no overheads unless the company says otherwise. */
export const USUAL_OVERHEAD_EXCLUSIONS: readonly CostCategory[] = ['material', 'external', 'transport'];
