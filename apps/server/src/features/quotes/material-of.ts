import type { MaterialRateDraft, PositionDraft, QuoteDocument } from '@truciolo/quote';

export function materialOf(
  { rates }: Pick<QuoteDocument, 'rates'>,
  { stock }: PositionDraft,
): MaterialRateDraft | null {
  if (!stock || stock.kind === 'none' || stock.materialId === null) return null;
  return rates.materials[stock.materialId] ?? null;
}
