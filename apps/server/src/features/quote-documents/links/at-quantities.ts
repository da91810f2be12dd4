import type { Offer, OfferWish } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { offerAtOffThread, type PriceServices } from '../../quotes/index.ts';
import { type OfferSource, offerOfPrinted } from '../load-printed.ts';

/** The offer as the buyer wants it: at offered quantities, or any between them where the shop allows it, and not all of it. */
export async function atQuantities(
  services: PriceServices,
  printed: OfferSource,
  wish: Required<OfferWish>,
  anyQuantity: boolean,
): Promise<Offer> {
  const { quantities: choices, without, also } = wish;
  const offer = await offerOfPrinted(services, printed);
  const known = new Map(offer.positions.map((position) => [position.id, position]));
  for (const { position: id, quantity } of choices) {
    const quantities = known.get(id)?.prices.map((price) => price.quantity);
    if (!quantities) throw new AppError('OFFER_QUANTITY');
    const isBetween =
      anyQuantity &&
      Number.isInteger(quantity) &&
      quantity >= Math.min(...quantities) &&
      quantity <= Math.max(...quantities);
    if (!quantities.includes(quantity) && !isBetween) throw new AppError('OFFER_QUANTITY');
  }
  if (without.some((id) => !known.has(id))) throw new AppError('OFFER_QUANTITY');
  if (also.some((id) => !known.get(id)?.optional)) throw new AppError('OFFER_QUANTITY');
  const { document, quote } = printed;
  return offerAtOffThread(services, quote.companyGuid, { offer, document }, wish);
}
