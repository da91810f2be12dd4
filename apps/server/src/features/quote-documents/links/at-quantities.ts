import { type Offer, type OfferWish, offerAt } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { offerOfPrinted, type Printed } from '../load-printed.ts';

/** The offer as the buyer wants it: at offered quantities, or any between them where the shop allows it, and not all of it. */
export function atQuantities(
  printed: Pick<Printed, 'frozen' | 'document'>,
  wish: Required<OfferWish>,
  anyQuantity: boolean,
): Offer {
  const { quantities: choices, without, also } = wish;
  const offer = offerOfPrinted(printed);
  for (const { position: id, quantity } of choices) {
    const quantities = offer.positions.find((position) => position.id === id)?.prices.map((p) => p.quantity);
    if (!quantities) throw new AppError('OFFER_QUANTITY');
    const isBetween =
      anyQuantity &&
      Number.isInteger(quantity) &&
      quantity >= Math.min(...quantities) &&
      quantity <= Math.max(...quantities);
    if (!quantities.includes(quantity) && !isBetween) throw new AppError('OFFER_QUANTITY');
  }
  const known = new Set(offer.positions.map(({ id }) => id));
  if (without.some((id) => !known.has(id))) throw new AppError('OFFER_QUANTITY');
  const optional = new Set(offer.positions.filter((position) => position.optional).map(({ id }) => id));
  if (also.some((id) => !optional.has(id))) throw new AppError('OFFER_QUANTITY');
  return offerAt(offer, printed.document, wish);
}
