import type { Money, Percent } from '@truciolo/money';
import type { CostCategory } from './category.ts';
import type { Sourced } from './origin.ts';

/** How an other cost grows with the lot. */
export type CostCharge =
  | { readonly per: 'piece'; readonly amount: Sourced<Money> }
  /** Spread over the number of lots that are expected (1 = all on this one). */
  | { readonly per: 'lot'; readonly amount: Sourced<Money>; readonly lots: number }
  /** The position carries its share of a cost of the whole order. */
  | { readonly per: 'order'; readonly amount: Sourced<Money>; readonly share: Percent }
  /** One-off spread over a declared quantity; beyond it nothing more is charged. */
  | { readonly per: 'declared-quantity'; readonly amount: Sourced<Money>; readonly quantity: number }
  | { readonly per: 'percent'; readonly rate: Sourced<Percent>; readonly of: readonly CostCategory[] };

export interface OtherCost {
  readonly id: string;
  readonly label: string;
  readonly category: Exclude<CostCategory, 'scrap' | 'overheads'>;
  readonly charge: CostCharge;
  /** Is it spent only if the job is taken? */
  readonly variable: boolean;
  /** Is it lost with a bad piece? */
  readonly lostWithScrap: boolean;
}
