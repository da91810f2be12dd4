import type { Money } from '@truciolo/money';
import type { PreparedPosition, PricedQuantity } from '@truciolo/pricing';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import { countedQuantity } from './counted-quantity.ts';
import { pricePosition } from './price-quote.ts';

/** Cost and price of a position at the quantity that counts, or the sentence that says why they are unknown. */
type EffectSide =
  | {
      readonly ok: true;
      /** The cost that the change affects. */
      readonly cost: Money;
      readonly price: Money;
      readonly isTyped: boolean;
    }
  | { readonly ok: false; readonly reason: string };

/** A position priced before and after a change: a formula of one of its processes, or a rule. */
export interface PriceEffect {
  readonly positionId: string;
  readonly code: string;
  readonly description: string;
  /** Null while the position has none. */
  readonly quantity: number | null;
  readonly before: EffectSide;
  readonly after: EffectSide;
}

/** The position at the one quantity that counts, with the data that both sides share. */
export function atCounted(position: PositionDraft) {
  const quantity = countedQuantity(position);
  const { id: positionId, code, description } = position;
  const alone: PositionDraft = { ...position, quantities: quantity === null ? [] : [quantity] };
  return { alone, words: { positionId, code, description, quantity } };
}

/** `costOf` finds the cost that the change affects; null where it cannot be computed. */
export function sideOf(
  position: PositionDraft,
  document: Pick<QuoteDocument, 'rates'>,
  costOf: (priced: PricedQuantity, prepared: PreparedPosition) => Money | null,
): EffectSide {
  const { prepared, chosen, problems } = pricePosition(position, document);
  const failed = (): EffectSide => ({ ok: false, reason: problems[0]?.message ?? 'Manca la quantità.' });
  if (!prepared || !chosen?.ok) return failed();
  const cost = costOf(chosen.priced, prepared);
  if (cost === null) return failed();
  const { total, typed } = chosen.priced.price;
  return { ok: true, cost, price: total, isTyped: typed };
}
