import {
  CENT,
  type Money,
  marginRatio,
  moneyRatio,
  multiplyRatio,
  ONE_RATIO,
  type Percent,
  percentFromRatio,
  ratio,
  ratioToStep,
  remainderAfter,
  roundToSameSum,
  subtract,
  subtractRatio,
  ZERO,
} from '@truciolo/money';
import type { PricedQuantity } from '../model/priced-quantity.ts';

interface NetOfQuote {
  readonly unit: Money;
  readonly margin: Percent | null;
}

/** A unit price after the discounts of the whole quote, to the cent. */
export const afterDiscounts = (unit: Money, discounts: readonly Percent[]): Money =>
  ratioToStep(multiplyRatio(moneyRatio(unit), remainderAfter(discounts)), CENT, 'half-up');

/**
 * Each line after the discounts of the whole quote, to the cent. The discount is rounded once, on the sum, so that the
 * lines add up to the discounted sum of `quoteTotals`.
 */
export function netLines(totals: readonly Money[], discounts: readonly Percent[]): Money[] {
  const share = subtractRatio(ONE_RATIO, remainderAfter(discounts));
  const off = roundToSameSum(totals.map((total) => multiplyRatio(moneyRatio(total), share)));
  return totals.map((total, index) => subtract(total, off[index] ?? ZERO));
}

/** Unit price and margin after the discounts of the whole quote ("Netto −3 %"). */
export function netOfQuote(priced: PricedQuantity, discounts: readonly Percent[]): NetOfQuote {
  const unit = afterDiscounts(priced.price.netUnit, discounts);
  const paid = multiplyRatio(moneyRatio(unit), ratio(BigInt(priced.quantity), 1n));
  const { full } = priced.cost;
  // Without costs the margin is unknown.
  const margin = full === 0 ? null : marginRatio(paid, moneyRatio(full));
  return { unit, margin: margin && percentFromRatio(margin, 'half-up') };
}
