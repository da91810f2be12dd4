import type { QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';

export interface Choice {
  readonly position: string;
  readonly quantity: number;
}

/** The document with the buyer's quantities: one of the offered ones, or any between them where the shop allows it. */
export function atQuantities(
  document: QuoteDocument,
  choices: readonly Choice[],
  anyQuantity: boolean,
): QuoteDocument {
  const wanted = new Map(choices.map(({ position, quantity }) => [position, quantity]));
  const known = new Set(document.positions.map(({ id }) => id));
  if ([...wanted.keys()].some((id) => !known.has(id))) throw new AppError('OFFER_QUANTITY');
  return {
    ...document,
    positions: document.positions.map((position) => {
      const quantity = wanted.get(position.id);
      if (quantity === undefined) return position;
      const { quantities } = position;
      const isBetween =
        anyQuantity &&
        Number.isInteger(quantity) &&
        quantity >= Math.min(...quantities) &&
        quantity <= Math.max(...quantities);
      if (!quantities.includes(quantity) && !isBetween) throw new AppError('OFFER_QUANTITY');
      return { ...position, quantities: [quantity], chosenQuantity: quantity };
    }),
  };
}
