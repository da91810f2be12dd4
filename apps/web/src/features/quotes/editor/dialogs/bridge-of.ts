import { type Bridge, bridge, compileFormulas, type PricedState, readPositionFile } from '@truciolo/pricing';
import { type PositionDraft, type QuoteDocument, toPositionFile } from '@truciolo/quote';

function stateOf(position: PositionDraft, document: QuoteDocument, quantity: number): PricedState | null {
  const read = readPositionFile(toPositionFile(position, document));
  if (!read.ok) return null;
  const compiled = compileFormulas(read.file.formulas);
  if (!compiled.ok) return null;
  return { position: read.file.position, rates: read.file.rates, formulas: compiled.formulas, quantity };
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
