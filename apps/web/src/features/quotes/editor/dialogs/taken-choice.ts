import { countedLines, type OfferChoice, type QuoteDocument } from '@truciolo/quote';

export interface TakenRow {
  readonly position: string;
  readonly name: string;
  readonly taken: boolean;
  readonly quantity: number | null;
  /** What was offered. */
  readonly quantities: readonly number[];
}

/** Whether there is anything to ask: a buyer who accepts one position at its one quantity took just that. */
export const isChoice = ({ positions }: Pick<QuoteDocument, 'positions'>): boolean =>
  positions.length > 1 || positions.some(({ quantities, optional }) => optional || quantities.length > 1);

/** Each position with what was taken of it; before anybody said so, what counts in the quote. */
export function takenRows(
  document: Pick<QuoteDocument, 'positions'>,
  noted: readonly OfferChoice[] | undefined,
): TakenRow[] {
  const lines = noted ?? countedLines(document);
  return document.positions.map(({ id, code, description, quantities, chosenQuantity }, index) => {
    const line = lines.find(({ position }) => position === id);
    const [first = ''] = description.split('\n');
    return {
      position: id,
      name: [code, first].filter((text) => text.trim() !== '').join(' · ') || `Posizione ${index + 1}`,
      taken: line !== undefined,
      quantity: line?.quantity ?? chosenQuantity ?? quantities[0] ?? null,
      quantities,
    };
  });
}

export const takenLines = (rows: readonly TakenRow[]): OfferChoice[] =>
  rows.flatMap(({ position, taken, quantity }) =>
    taken && quantity !== null && quantity > 0 ? [{ position, quantity }] : [],
  );
