import { moneyFromDecimal, ZERO } from '@truciolo/money';
import { quoteTotals } from '@truciolo/pricing';
import type { QuoteDocument } from '../model/quote-document.ts';
import { discountsOf, pricePosition, vatTreatment } from '../pricing/price-quote.ts';
import { offeredDays } from './delivery-days.ts';
import type { Offer, OfferPosition, OfferPrice } from './offer.ts';
import { offerPrices } from './offer.ts';

/** One quantity of one position. */
export interface OfferChoice {
  readonly position: string;
  readonly quantity: number;
}

/** Terms of the document that the sums need beside the prices. */
type Terms = Pick<QuoteDocument, 'discounts' | 'minimumOrder' | 'vat'>;

/**
 * Sums of an offer from its own prices: each position at its chosen quantity, optional ones apart, and the one-time
 * charges of the order.
 */
export function offerTotals(
  terms: Terms,
  { positions, charges = [] }: Pick<Offer, 'positions' | 'charges'>,
): Offer['totals'] {
  const vat = vatTreatment(terms.vat);
  const lines = positions
    .filter(({ optional }) => !optional)
    .map(({ prices, chosenQuantity }) => {
      const price = prices.find(({ quantity }) => quantity === chosenQuantity) ?? prices[0];
      return { total: price?.total ?? null, fullCost: null, vat };
    });
  const { netMargin: _internal, ...totals } = quoteTotals(lines, {
    discounts: discountsOf(terms),
    minimumOrder: moneyFromDecimal(String(terms.minimumOrder ?? 0)) ?? ZERO,
    charges: charges.map(({ amount }) => ({ total: amount, fullCost: null, vat })),
  });
  return totals;
}

/** An offered price stands; a price between the offered quantities is computed with the rates of the document. */
function priceAt(document: QuoteDocument, position: OfferPosition, quantity: number): OfferPrice | undefined {
  const offered = position.prices.find((price) => price.quantity === quantity);
  if (offered) return offered;
  const draft = document.positions.find(({ id }) => id === position.id);
  if (!draft) return undefined;
  const { outcomes } = pricePosition({ ...draft, quantities: [quantity] }, document);
  const offeredLots = position.prices.filter(({ leadDays }) => leadDays > 0);
  const lots = Object.fromEntries(offeredLots.map((price) => [price.quantity, price.leadDays]));
  return offerPrices(outcomes, () => offeredDays(draft, quantity, { [draft.id]: lots }))[0];
}

/** Changes that a buyer wants to an offer. */
export interface OfferWish {
  readonly quantities: readonly OfferChoice[];
  /** Positions left out. */
  readonly without?: readonly string[];
  /** Optional positions that are ordered and count from now on. */
  readonly also?: readonly string[];
}

/** The offer with the buyer's changes and its sums; the caller has checked that they are allowed. */
export function offerAt(
  offer: Offer,
  document: QuoteDocument,
  { quantities: choices, without = [], also = [] }: OfferWish,
): Offer {
  if (choices.length === 0 && without.length === 0 && also.length === 0) return offer;
  const left = new Set(without);
  const wanted = new Map(choices.map(({ position, quantity }) => [position, quantity]));
  const taken = new Set(also);
  const ordered = offer.positions
    .filter(({ id }) => !left.has(id))
    .map((position) => (taken.has(position.id) ? { ...position, optional: false } : position));
  const positions = ordered.map((position) => {
    const quantity = wanted.get(position.id);
    if (quantity === undefined) return position;
    const price = priceAt(document, position, quantity);
    return { ...position, chosenQuantity: quantity, prices: price ? [price] : [] };
  });
  return { ...offer, positions, totals: offerTotals(document, { ...offer, positions }) };
}
