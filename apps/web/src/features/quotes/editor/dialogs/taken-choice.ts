import { countedLines, type OfferChoice, type PositionDraft } from '@truciolo/quote';

/** A quote as far as a buyer chooses from it. */
export interface Choosable {
  readonly positions: readonly Pick<
    PositionDraft,
    'id' | 'code' | 'description' | 'quantities' | 'chosenQuantity' | 'optional'
  >[];
}

export interface TakenRow {
  readonly position: string;
  readonly name: string;
  readonly taken: boolean;
  readonly quantity: number | null;
  /** Offered quantities. */
  readonly quantities: readonly number[];
}

/** Whether there is a choice: a buyer who accepts one position at its one quantity has none. */
export const isChoice = ({ positions }: Choosable): boolean =>
  positions.length > 1 || positions.some(({ quantities, optional }) => optional || quantities.length > 1);

/** Each position with its accepted quantity; before the outcome is recorded, with the one that counts in the quote. */
export function takenRows(document: Choosable, noted: readonly OfferChoice[] | undefined): TakenRow[] {
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
