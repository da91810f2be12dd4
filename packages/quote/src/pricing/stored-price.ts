import { type Json, sameJson } from '@truciolo/changes';
import type { QuoteTotals } from '@truciolo/pricing';
import type { QuoteDocument } from '../model/quote-document.ts';
import type { PricedPosition, PricedQuote } from './price-quote.ts';

/** The stored part of a priced position. */
export type StoredPosition = Pick<PricedPosition, 'id' | 'problems' | 'outcomes'>;

/** The result of pricing as plain data, stored with a sent document; any priced quote has this shape too. */
export interface StoredPrice {
  readonly positions: readonly StoredPosition[];
  readonly totals: QuoteTotals;
}

/** Leaves out the prepared position, which is only needed for further pricing. */
export const toStoredPrice = ({ positions, totals }: PricedQuote): StoredPrice => ({
  positions: positions.map(({ id, problems, outcomes }) => ({ id, problems, outcomes })),
  totals,
});

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/**
 * A sent quote with the prices it was sent with. Where today's engine would compute another price, the explanation is
 * left out: it would explain another number.
 */
export function withStoredPrice(
  document: QuoteDocument,
  priced: PricedQuote,
  kept: StoredPrice,
): PricedQuote {
  const before = new Map(kept.positions.map((position) => [position.id, position]));
  return {
    totals: kept.totals,
    positions: priced.positions.map((now, index) => {
      const was = before.get(now.id);
      const draft = document.positions[index];
      if (!was || !draft) return now;
      if (sameJson(plain(now.outcomes), plain(was.outcomes))) return now;
      const wanted = draft.chosenQuantity ?? draft.quantities[0];
      const chosen = was.outcomes.find(({ quantity }) => quantity === wanted) ?? was.outcomes[0];
      return { ...was, prepared: null, chosen: chosen?.outcome ?? null };
    }),
  };
}
