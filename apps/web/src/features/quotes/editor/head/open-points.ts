import { percent } from '@truciolo/money';
import { netOfQuote } from '@truciolo/pricing';
import { orderCharges, type PricedQuote, type QuoteDocument } from '@truciolo/quote';

/** What still stands in the way of sending a quote. */
export interface OpenPoints {
  readonly unpriced: number;
  /** Costs of the order without an amount. */
  readonly uncharged: number;
  readonly unconfirmed: number;
  readonly unreasoned: number;
}

export function openPoints(document: QuoteDocument, priced: PricedQuote): OpenPoints {
  const rates = document.discounts.map((one) => percent(one));
  const toConfirm = new Set<string>();
  let unreasoned = 0;
  priced.positions.forEach(({ outcomes }, index) => {
    const good = outcomes.flatMap(({ outcome }) => (outcome.ok ? [outcome.priced] : []));
    for (const { warnings } of good)
      for (const { code, message } of warnings) if (code === 'to-confirm') toConfirm.add(message);
    const isBelow = good.some((one) => netOfQuote(one, rates).unit < one.cost.fullPerPiece);
    if (isBelow && document.positions[index]?.price.belowFloorReason.trim() === '') unreasoned += 1;
  });
  return {
    unpriced: priced.positions.filter(({ problems }) => problems.length > 0).length,
    uncharged: orderCharges(document).filter(({ price }) => price === null).length,
    unconfirmed: toConfirm.size,
    unreasoned,
  };
}
