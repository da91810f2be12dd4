import type { QuoteAtHand } from '../quote-at-hand.ts';

/** Common props of the ways of sending. */
export interface SendParts {
  readonly guid: string;
  readonly isDraft: boolean;
  /** The user has confirmed the proposed prices. */
  readonly confirmed: boolean;
  readonly disabled: boolean;
  readonly markSent: QuoteAtHand['markSent'];
  /** Refetches everything that changed, including the quote. */
  readonly refresh: () => Promise<void>;
}
