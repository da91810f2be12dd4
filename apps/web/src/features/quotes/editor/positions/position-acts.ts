import {
  copyOf,
  isOfOrder,
  type PositionDraft,
  type QuoteDocument,
  usedRates,
  withoutPosition,
} from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';

/** A copy with new ids, right behind the original. */
export function duplicated(document: QuoteDocument, id: string, copyId: string): QuoteDocument {
  const index = document.positions.findIndex((position) => position.id === id);
  const original = document.positions[index];
  if (!original) return document;
  // Order costs are charged once, with the original.
  const copy = copyOf(
    { ...original, costs: original.costs.filter((cost) => !isOfOrder(cost)) },
    copyId,
    newId,
  );
  return { ...document, positions: document.positions.toSpliced(index + 1, 0, copy) };
}

/** Pairs of an original file and its copy, by guid. */
type CopiedFiles = ReadonlyMap<string, string>;

/** A duplicate shows its own files to the customer, not those of the original, which may be removed. */
export function withOwnFiles(position: PositionDraft, copied: CopiedFiles): PositionDraft {
  const own = (guid: string | null | undefined) => (guid ? (copied.get(guid) ?? guid) : guid);
  return {
    ...position,
    ...(position.picture === undefined ? {} : { picture: own(position.picture) ?? null }),
    ...(position.mesh === undefined ? {} : { mesh: own(position.mesh) ?? null }),
  };
}

export function moved(document: QuoteDocument, from: number, to: number): QuoteDocument {
  const position = document.positions[from];
  if (!position || to < 0 || to >= document.positions.length || from === to) return document;
  return { ...document, positions: document.positions.toSpliced(from, 1).toSpliced(to, 0, position) };
}

/** Removes the position and the rates that only it used; its order costs stay with the quote. */
export function removed(document: QuoteDocument, id: string): QuoteDocument {
  const left = withoutPosition(document, id);
  return { ...left, rates: usedRates(document.rates, left.positions) };
}
