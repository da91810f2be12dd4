import type { PositionDraft } from '../model/quote-document.ts';

/** The quantity that counts in the sum of the quote. */
export const countedQuantity = ({
  quantities,
  chosenQuantity,
}: Pick<PositionDraft, 'quantities' | 'chosenQuantity'>): number | null =>
  quantities.find((quantity) => quantity === chosenQuantity) ?? quantities[0] ?? null;
