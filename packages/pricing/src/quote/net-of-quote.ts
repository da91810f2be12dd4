import {
  CENT,
  type Money,
  marginRatio,
  moneyRatio,
  multiplyRatio,
  type Percent,
  percentFromRatio,
  ratio,
  ratioToStep,
  remainderAfter,
} from '@truciolo/money';
import type { PricedQuantity } from '../model/priced-quantity.ts';

export interface NetOfQuote {
  readonly unit: Money;
  readonly margin: Percent | null;
}

/** A unit price after the discounts of the whole quote, to the cent. */
export const afterDiscounts = (unit: Money, discounts: readonly Percent[]): Money =>
  ratioToStep(multiplyRatio(moneyRatio(unit), remainderAfter(discounts)), CENT, 'half-up');

/** What a unit price and its margin become after the discounts of the whole quote ("Netto −3 %"). */
export function netOfQuote(priced: PricedQuantity, discounts: readonly Percent[]): NetOfQuote {
  const unit = afterDiscounts(priced.price.netUnit, discounts);
  const paid = multiplyRatio(moneyRatio(unit), ratio(BigInt(priced.quantity), 1n));
  const { full } = priced.cost;
  // Nothing that costs: the margin is not known.
  const margin = full === 0 ? null : marginRatio(paid, moneyRatio(full));
  return { unit, margin: margin && percentFromRatio(margin, 'half-up') };
}
