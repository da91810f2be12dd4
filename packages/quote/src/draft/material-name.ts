import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';

/** What a position is made of, as the quote names it; empty when nobody said. */
export function materialName({ rates }: Pick<QuoteDocument, 'rates'>, { stock }: PositionDraft): string {
  if (stock === null) return '';
  if (stock.kind === 'none') return stock.materialName ?? '';
  return stock.materialId === null ? '' : (rates.materials[stock.materialId]?.name ?? '');
}
