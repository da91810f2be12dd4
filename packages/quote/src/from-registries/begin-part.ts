import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import type { SheetSizeDraft } from '../model/sheet-sizes.ts';
import { editWithRates } from './choose-rate.ts';
import { FAMILIES, familyOfShape, firstPhases, isStart, type PartFamily } from './part-family.ts';
import type { StockChoice } from './stock-choice.ts';
import { withChoice } from './switch-shape.ts';

interface Shop {
  readonly ratesNow: RatesDraft | null;
  readonly sheets: readonly SheetSizeDraft[];
  readonly newId: () => string;
}

const following = (part: PositionDraft, family: PartFamily | null, { ratesNow, newId }: Shop) =>
  family !== null && isStart(part.phases)
    ? firstPhases(family, ratesNow?.machines ?? {}, newId)
    : part.phases;

/** Changes the shape of stock. Untouched phases follow it: a flat bar is milled, not turned. */
export const withShape = (document: QuoteDocument, positionId: string, choice: StockChoice, shop: Shop) =>
  editWithRates(
    document,
    positionId,
    (part) => ({
      ...part,
      stock: withChoice(part.stock, choice, shop.sheets),
      phases: following(part, familyOfShape(choice), shop),
    }),
    shop.ratesNow,
  );

/** The stock and the first phases of a turned, a milled or a sheet metal part. */
export const withFamily = (document: QuoteDocument, positionId: string, family: PartFamily, shop: Shop) =>
  withShape(document, positionId, FAMILIES[family].stock, shop);

/** The stock and the phases of another position of the quote; name and quantities stay. */
export function likeOther(
  document: QuoteDocument,
  positionId: string,
  otherId: string,
  newId: () => string,
): QuoteDocument {
  const other = document.positions.find(({ id }) => id === otherId);
  if (!other) return document;
  const phases = other.phases.map((phase) => ({ ...phase, id: newId() }));
  return editWithRates(document, positionId, (part) => ({ ...part, stock: other.stock, phases }), null);
}
