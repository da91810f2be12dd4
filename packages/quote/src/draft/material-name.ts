import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';

/** Material of a position as the quote names it; empty where not stated. */
export function materialName({ rates }: Pick<QuoteDocument, 'rates'>, { stock }: PositionDraft): string {
  if (stock === null) return '';
  if (stock.kind === 'none') return stock.materialName ?? '';
  return stock.materialId === null ? '' : (rates.materials[stock.materialId]?.name ?? '');
}
