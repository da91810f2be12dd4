import { type Bridge, bridge, type PricedState } from '@truciolo/pricing';
import { type PositionDraft, priceableState, type QuoteDocument } from '@truciolo/quote';

function stateOf(position: PositionDraft, document: QuoteDocument, quantity: number): PricedState | null {
  const priceable = priceableState(position, document.rates);
  return priceable.ok ? { ...priceable.state, quantity } : null;
}

/** "Perché è cambiato il prezzo": the same position in two revisions; null where one of them has no price. */
export function bridgeOf(
  id: string,
  before: QuoteDocument,
  after: QuoteDocument,
): { readonly bridge: Bridge; readonly quantity: number } | null {
  const [old, current] = [before, after].map(({ positions }) => positions.find((one) => one.id === id));
  if (!old || !current) return null;
  const quantityOf = (one: PositionDraft) => one.chosenQuantity ?? one.quantities[0];
  const [from, to] = [quantityOf(old), quantityOf(current)];
  if (from === undefined || to === undefined) return null;
  const [start, end] = [stateOf(old, before, from), stateOf(current, after, to)];
  return start && end ? { bridge: bridge(start, end), quantity: to } : null;
}
