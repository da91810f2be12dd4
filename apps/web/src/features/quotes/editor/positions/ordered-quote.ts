import { type PricedQuote, priceQuote, priceTaken, type QuoteDocument, unpricedTaken } from '@truciolo/quote';
import { type QuoteHead, takenOf } from '../state/editor-state.ts';

export interface OrderedQuote {
  /** Accepted pieces by position; a position that is not here was left out. */
  readonly quantities: ReadonlyMap<string, number>;
  /** The accepted positions at their accepted quantities, with their own sums. */
  readonly priced: PricedQuote;
}

/** The accepted part of a quote at the prices it was sent with; null where nobody noted what was accepted. */
export function orderedQuote(
  document: QuoteDocument,
  head: Pick<QuoteHead, 'state' | 'outcome' | 'price'> | null,
): OrderedQuote | null {
  const taken = takenOf(head);
  if (!taken || !head?.price) return null;
  const open = unpricedTaken(document, head.price, taken);
  const later = open.positions.length === 0 ? undefined : priceQuote(open);
  return {
    quantities: new Map(taken.map(({ position, quantity }) => [position, quantity])),
    priced: priceTaken(document, head.price, taken, later),
  };
}
