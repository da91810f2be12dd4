import type { Money } from '@truciolo/money';
import { pricePosition, type QuoteDocument } from '@truciolo/quote';
import type { ProposedPosition } from '../../../entities/quotes/proposed-position.ts';
import type { PositionStart } from '../editor/new-position/position-start.ts';
import { withProposal } from './with-proposal.ts';

export interface ProposalPrice {
  readonly quantity: number;
  /** Price per piece; null where a value is missing. */
  readonly unit: Money | null;
}

export interface PricedProposal {
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
): PricedProposal {
  const made = withProposal(document, 'proposal', start, proposal, quantities);
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
