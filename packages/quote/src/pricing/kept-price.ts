import type { QuoteTotals } from '@truciolo/pricing';
import type { PricedPosition, PricedQuote } from './price-quote.ts';

/** What a priced position is once nobody prices it again. */
export type KeptPosition = Pick<PricedPosition, 'id' | 'problems' | 'outcomes'>;

/** The result of pricing as plain data, to be stored with a document that went out; any priced quote is one too. */
export interface KeptPrice {
  readonly positions: readonly KeptPosition[];
  readonly totals: QuoteTotals;
}

/** Leaves out what only goes on pricing: the prepared position. */
export const keepPrice = ({ positions, totals }: PricedQuote): KeptPrice => ({
  positions: positions.map(({ id, problems, outcomes }) => ({ id, problems, outcomes })),
  totals,
});
