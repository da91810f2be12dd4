import { type Offer, type OfferChoice, offerAt } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { offerOfPrinted, type Printed } from '../load-printed.ts';

/** The offer at the buyer's quantities: one of the offered ones, or any between them where the shop allows it. */
export function atQuantities(
  printed: Pick<Printed, 'frozen' | 'document'>,
  choices: readonly OfferChoice[],
  anyQuantity: boolean,
): Offer {
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
  return offerAt(offer, printed.document, choices);
}
