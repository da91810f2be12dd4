import { type Percent, percent, WHOLE } from '@truciolo/money';
import type { PreparedPosition } from '../engine/prepare-position.ts';

export type EconomicLot =
  | { readonly kind: 'lot'; readonly quantity: number }
  /** Lot costs weigh less than the share from the first piece on. */
  | { readonly kind: 'from-the-first-piece' }
  /** They weigh more at any quantity that a shop makes. */
  | { readonly kind: 'never' }
  | { readonly kind: 'not-priced' };

/** Usual share of lot costs under which a lot is called economic. */
const USUAL_LOT_SHARE: Percent = percent(10);

/** A larger lot is not useful advice. */
const LARGEST_LOT = 1_000_000;

/**
 * The last quantity at which set-up and other lot costs still make up the share of the full cost: beyond it they
 * weigh less. The share falls as the lot grows, so halving finds it.
 */
export function economicLot(prepared: PreparedPosition, share: Percent = USUAL_LOT_SHARE): EconomicLot {
  const weighs = (quantity: number): boolean | null => {
    const outcome = prepared.priceAt(quantity);
    if (!outcome.ok) return null;
    const { lot, full } = outcome.priced.cost;
    return BigInt(lot) * BigInt(WHOLE) >= BigInt(share) * BigInt(full);
  };
  const first = weighs(1);
  if (first === null) return { kind: 'not-priced' };
  if (!first) return { kind: 'from-the-first-piece' };
  let low = 1;
  let high = 2;
  while (weighs(high)) {
    low = high;
    high *= 2;
    if (high > LARGEST_LOT) return { kind: 'never' };
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (weighs(middle)) low = middle;
    else high = middle;
  }
  return { kind: 'lot', quantity: low };
}
