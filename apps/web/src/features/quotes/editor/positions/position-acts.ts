import type { PositionDraft, QuoteDocument } from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { usedRates } from '../../rates/choose-rate.ts';

/** A copy with ids of its own, right behind the original. */
export function duplicated(document: QuoteDocument, id: string, copyId: string): QuoteDocument {
  const index = document.positions.findIndex((position) => position.id === id);
  const original = document.positions[index];
  return original
    ? { ...document, positions: document.positions.toSpliced(index + 1, 0, copyOf(original, copyId)) }
    : document;
}

export const copyOf = (position: PositionDraft, id: string): PositionDraft => ({
  ...position,
  id,
  phases: position.phases.map((phase) => ({ ...phase, id: newId() })),
  costs: position.costs.map((cost) => ({ ...cost, id: newId() })),
});

export function moved(document: QuoteDocument, from: number, to: number): QuoteDocument {
  const position = document.positions[from];
  if (!position || to < 0 || to >= document.positions.length || from === to) return document;
  return { ...document, positions: document.positions.toSpliced(from, 1).toSpliced(to, 0, position) };
}

/** Without the position, and without the rates that only it used. */
export function removed(document: QuoteDocument, id: string): QuoteDocument {
  const positions = document.positions.filter((position) => position.id !== id);
  return { ...document, positions, rates: usedRates(document.rates, positions) };
}
