import type { Money, Percent, Rounding } from '@truciolo/money';
import type { CostCategory } from './category.ts';

export type PriceTarget =
  | {
      readonly kind: 'markup';
      readonly rate: Percent;
      readonly byCategory?: Readonly<Partial<Record<CostCategory, Percent>>>;
    }
  /** On the list price, or on the price after the discounts. */
  | { readonly kind: 'margin'; readonly rate: Percent; readonly on: 'list' | 'net' }
  | { readonly kind: 'typed'; readonly unit: Money };

/** Discounts apply one after the other. With `fromQuantity` it is a stated quantity discount. */
interface Discount {
  readonly rate: Percent;
  readonly fromQuantity?: number;
}

interface Expedite {
  readonly label: string;
  readonly rate: Percent;
  /** Added once to the lot. */
  readonly fixed: Money;
  /** The discounts of the line hold for the fixed amount too. */
  readonly fixedDiscounted: boolean;
  /** Promised working days, in place of the computed ones. */
  readonly leadDays?: number;
}

export interface PricePolicy {
  readonly target: PriceTarget;
  /** List prices typed for single quantities: never overwritten. */
  readonly typedAt: readonly { readonly quantity: number; readonly unit: Money }[];
  readonly discounts: readonly Discount[];
  readonly expedite?: Expedite;
  /** Working days promised to the customer, in place of the computed ones; those of the urgency go before. */
  readonly promisedDays?: number;
  /** Minimo fatturabile of the line. */
  readonly minimumLine: Money;
  /** Of the unit price: 0,01 € half up unless the company says otherwise. */
  readonly rounding: { readonly step: Money; readonly rule: Rounding };
}
