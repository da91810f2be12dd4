import { writeGrouped } from '@truciolo/italian';
import { formatMoney } from '@truciolo/money';
import type { PriceOutcome } from '../model/priced-quantity.ts';
import type { Warning } from '../model/problem.ts';

/**
 * Rounding the unit price can make a larger lot cost less by cents (formulas e): say so and offer four decimals.
 * Typed prices and stated quantity discounts can do it too, by more.
 */
export function checkBreaks(outcomes: readonly PriceOutcome[]): Warning[] {
  const priced = outcomes
    .flatMap((outcome) => (outcome.ok ? [outcome.priced] : []))
    .sort((a, b) => a.quantity - b.quantity);
  return priced.flatMap((larger, index) => {
    const smaller = priced[index - 1];
    if (!smaller || larger.price.total >= smaller.price.total) return [];
    const pieces = (quantity: number) => `${writeGrouped(quantity)} pezzi`;
    const cheaper = `${pieces(larger.quantity)} costano ${formatMoney(larger.price.total)}`;
    const dearer = `meno di ${pieces(smaller.quantity)} (${formatMoney(smaller.price.total)})`;
    const cents = smaller.price.beforeRounding <= larger.price.beforeRounding && !larger.price.typed;
    const advice = cents ? ': con quattro decimali non succede.' : ': controlla prezzi digitati e sconti.';
    return [
      { code: 'total-falls' as const, path: 'policy.rounding', message: `${cheaper}, ${dearer}${advice}` },
    ];
  });
}
