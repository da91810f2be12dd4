import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import { type PricedQuote, totalsOf } from '../pricing/price-quote.ts';
import type { StoredPosition, StoredPrice } from '../pricing/stored-price.ts';
import type { OfferChoice } from './offer-at.ts';

/** Positions that count in the sum of a quote: those that are not optional, at their quantity. */
export const countedLines = ({
  positions,
}: {
  readonly positions: readonly Pick<PositionDraft, 'id' | 'optional' | 'chosenQuantity' | 'quantities'>[];
}): OfferChoice[] =>
  positions.flatMap(({ id, optional, chosenQuantity, quantities }) => {
    const quantity = chosenQuantity ?? quantities[0];
    return optional || quantity === undefined ? [] : [{ position: id, quantity }];
  });

/** The document as ordered: only the accepted positions count, at the accepted quantities. */
export function takenDocument(document: QuoteDocument, taken: readonly OfferChoice[]): QuoteDocument {
  const wanted = quantitiesOf(taken);
  const positions = document.positions.map((position): PositionDraft => {
    const quantity = wanted.get(position.id);
    return quantity === undefined
      ? { ...position, optional: true }
      : { ...position, optional: false, chosenQuantity: quantity };
  });
  return { ...document, positions };
}

/** Accepted positions at a quantity without a stored price, each at that quantity alone. */
export function unpricedTaken(
  document: QuoteDocument,
  kept: Pick<StoredPrice, 'positions'>,
  taken: readonly OfferChoice[],
): QuoteDocument {
  const wanted = quantitiesOf(taken);
  const positions = document.positions.flatMap((position) => {
    const quantity = wanted.get(position.id);
    if (quantity === undefined || outcomeAt(kept.positions, position.id, quantity)) return [];
    return [{ ...position, quantities: [quantity], chosenQuantity: null }];
  });
  return { ...document, positions };
}

/**
 * An ordered quote at the prices it was sent with; `later` holds those of `unpricedTaken`. Nothing is computed here: an
 * accepted quantity that neither of the two contains has no price.
 */
export function priceTaken(
  document: QuoteDocument,
  kept: Pick<StoredPrice, 'positions'>,
  taken: readonly OfferChoice[],
  later: Pick<StoredPrice, 'positions'> = { positions: [] },
): PricedQuote {
  const wanted = quantitiesOf(taken);
  const positions = document.positions.map(({ id }) => {
    const own = [...kept.positions, ...later.positions].filter((position) => position.id === id);
    const outcomes = own.flatMap((position) => position.outcomes);
    const problems = own.flatMap((position) => position.problems);
    const quantity = wanted.get(id);
    const chosen = quantity === undefined ? undefined : outcomeAt(own, id, quantity);
    return { id, prepared: null, problems, outcomes, chosen: chosen ?? null };
  });
  return { positions, totals: totalsOf(takenDocument(document, taken), positions) };
}

const quantitiesOf = (taken: readonly OfferChoice[]): ReadonlyMap<string, number> =>
  new Map(taken.map(({ position, quantity }) => [position, quantity]));

const outcomeAt = (positions: readonly StoredPosition[], id: string, at: number) =>
  positions
    .filter((position) => position.id === id)
    .flatMap(({ outcomes }) => outcomes)
    .find(({ quantity }) => quantity === at)?.outcome;
