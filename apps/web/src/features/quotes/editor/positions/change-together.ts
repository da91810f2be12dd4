import { type PositionDraft, type QuoteDocument, type RatesDraft, withRoutingOf } from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';

/** Changes to several positions at once; null leaves the value of each. */
interface SharedChange {
  /** %, on the list price. */
  readonly margin: number | null;
  readonly quantities: readonly number[] | null;
  /** Working days promised to the customer. */
  readonly promisedDays: number | null;
  /** A template whose routing replaces theirs. */
  readonly template: PositionDraft | null;
}

/** One change to the quote, so that one undo reverts it. */
export function changeTogether(
  document: QuoteDocument,
  ids: ReadonlySet<string>,
  { margin, quantities, promisedDays, template }: SharedChange,
  ratesNow: RatesDraft | null,
): QuoteDocument {
  const changed = (position: PositionDraft): PositionDraft => {
    if (!ids.has(position.id)) return position;
    const { chosenQuantity, price } = position;
    return {
      ...position,
      ...(quantities && {
        quantities,
        chosenQuantity:
          chosenQuantity !== null && quantities.includes(chosenQuantity) ? chosenQuantity : null,
      }),
      price: {
        ...price,
        ...(margin !== null && { target: { kind: 'margin', rate: margin, on: 'list' } }),
        ...(promisedDays !== null && { promisedDays }),
      },
    };
  };
  const next: QuoteDocument = { ...document, positions: document.positions.map(changed) };
  if (!template) return next;
  return [...ids].reduce(
    (before, id) => withRoutingOf(before, id, template, 'replace', { ratesNow, newId }),
    next,
  );
}
