import type { Money } from '@truciolo/money';
import type { StockNeed } from '@truciolo/pricing';
import { type PositionDraft, pricePosition, type QuoteDocument, typedValue } from '@truciolo/quote';

export interface StockRow {
  readonly quantity: number;
  /** Pieces to start. */
  readonly started: number;
  readonly need: StockNeed;
  /** Of the lot; null while the material has no price. */
  readonly cost: Money | null;
}

/**
 * Bars, weights and cost of the blanks at every quantity, whatever else of the position is missing: the engine prices
 * the stock alone. Empty while the stock itself is incomplete.
 */
export function stockRows(position: PositionDraft, rates: QuoteDocument['rates']): readonly StockRow[] {
  const { stock } = position;
  if (stock === null || stock.kind === 'none') return [];
  const alone: PositionDraft = {
    ...position,
    quantities: position.quantities.length > 0 ? position.quantities : [1],
    phases: [],
    costs: [],
    rules: [],
    overheads: { rate: typedValue(0), exclude: [] },
    price: {
      ...position.price,
      target: { kind: 'margin', rate: 0, on: 'list' },
      typedAt: [],
      discounts: [],
      expedite: null,
    },
  };
  const priced = pricePosition(alone, { rates });
  // The weights are known even without a price.
  const weighed = pricePosition({ ...alone, stock: { ...stock, customerOwned: true } }, { rates });
  return weighed.outcomes.flatMap(({ quantity, outcome }, index) => {
    if (!outcome.ok || outcome.priced.stock === null) return [];
    const full = priced.outcomes[index]?.outcome;
    const cost = full?.ok ? full.priced.cost.byCategory.material : null;
    return [{ quantity, started: outcome.priced.started, need: outcome.priced.stock, cost }];
  });
}
