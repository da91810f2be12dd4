import type { Money } from '@truciolo/money';
import type { PositionStart } from '../from-registries/position-start.ts';
import type { QuoteDocument } from '../model/quote-document.ts';
import { pricePosition } from '../pricing/price-quote.ts';
import type { ProposedPosition } from './proposed-position.ts';
import { withProposal } from './with-proposal.ts';

interface ProposalPrice {
  readonly quantity: number;
  /** Price per piece; null where a value is missing. */
  readonly unit: Money | null;
}

interface PricedProposal {
  readonly prices: readonly ProposalPrice[];
  /** Reasons why there is no price, in the estimator's words. */
  readonly problems: readonly string[];
}

/** Price of a proposal, computed by the quote's own engine. */
export function priceProposal(
  proposal: ProposedPosition,
  start: PositionStart,
  document: QuoteDocument,
  quantities: readonly number[],
  newId: () => string,
): PricedProposal {
  const made = withProposal(document, 'proposal', start, proposal, quantities, newId);
  const position = made.positions.at(-1);
  if (!position) return { prices: [], problems: [] };
  const { outcomes, problems } = pricePosition(position, made);
  return {
    prices: outcomes.map(({ quantity, outcome }) => ({
      quantity,
      unit: outcome.ok ? outcome.priced.price.netUnit : null,
    })),
    problems: problems.map(({ message }) => message),
  };
}
