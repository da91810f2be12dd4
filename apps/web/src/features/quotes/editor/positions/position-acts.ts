import type { CostDraft, PositionDraft, QuoteDocument } from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { usedRates } from '../../rates/choose-rate.ts';

/** A copy with ids of its own, right behind the original. */
export function duplicated(document: QuoteDocument, id: string, copyId: string): QuoteDocument {
  const index = document.positions.findIndex((position) => position.id === id);
  const original = document.positions[index];
  if (!original) return document;
  // What the order costs is charged once, by the original.
  const copy = copyOf({ ...original, costs: original.costs.filter((cost) => !isOfOrder(cost)) }, copyId);
  return { ...document, positions: document.positions.toSpliced(index + 1, 0, copy) };
}

const isOfOrder = ({ charge }: CostDraft): boolean => charge.per === 'order';

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

/** Without the position and the rates that only it used; what it carried of the order passes to the first that stays. */
export function removed(document: QuoteDocument, id: string): QuoteDocument {
  const carried = document.positions.find((position) => position.id === id)?.costs.filter(isOfOrder) ?? [];
  const left = document.positions.filter((position) => position.id !== id);
  const known = new Set(left.flatMap(({ costs }) => costs.filter(isOfOrder).map(({ label }) => label)));
  const orphans = carried.filter(({ label }) => !known.has(label));
  const positions = left.map((position, index) =>
    index === 0 && orphans.length > 0 ? { ...position, costs: [...position.costs, ...orphans] } : position,
  );
  return { ...document, positions, rates: usedRates(document.rates, positions) };
}
