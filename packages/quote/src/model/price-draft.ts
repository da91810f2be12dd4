import type { CostCategory } from '@truciolo/pricing';
import type { Value } from './value.ts';

export type CostChargeDraft =
  | { readonly per: 'piece'; readonly amount: Value }
  | { readonly per: 'lot'; readonly amount: Value; readonly lots: number | null }
  | { readonly per: 'order'; readonly amount: Value; readonly share: number | null }
  | { readonly per: 'declared-quantity'; readonly amount: Value; readonly quantity: number | null }
  | { readonly per: 'percent'; readonly rate: Value; readonly of: readonly CostCategory[] };

export interface CostDraft {
  readonly id: string;
  readonly label: string;
  readonly category: CostCategory;
  readonly charge: CostChargeDraft;
  readonly variable: boolean;
  readonly lostWithScrap: boolean;
}

export type TargetDraft =
  | {
      readonly kind: 'markup';
      readonly rate: number | null;
      readonly byCategory: Readonly<Partial<Record<CostCategory, number>>> | null;
    }
  | { readonly kind: 'margin'; readonly rate: number | null; readonly on: 'list' | 'net' }
  | { readonly kind: 'typed'; readonly unit: number | null };

export interface PriceDraft {
  readonly target: TargetDraft;
  /** Prices typed for single quantities; a recalculation leaves them alone. */
  readonly typedAt: readonly { readonly quantity: number; readonly unit: number }[];
  /** %, in cascade. */
  readonly discounts: readonly { readonly rate: number; readonly fromQuantity?: number | undefined }[];
  readonly expedite: {
    readonly label: string;
    readonly rate: number | null;
    readonly fixed: number | null;
    readonly leadDays: number | null;
  } | null;
  readonly minimumLine: number | null;
  readonly rounding: {
    readonly step: number;
    readonly rule: 'half-up' | 'half-even' | 'ceil' | 'floor';
  };
  /** Why the price lies below a floor, as the estimator wrote it. */
  readonly belowFloorReason: string;
}
