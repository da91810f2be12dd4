import type { QuoteAtHand } from '../quote-at-hand.ts';

/** What the ways of sending share. */
export interface SendParts {
  readonly guid: string;
  readonly isDraft: boolean;
  /** Proposed prices were looked at. */
  readonly confirmed: boolean;
  readonly disabled: boolean;
  readonly markSent: QuoteAtHand['markSent'];
  /** Reads again what has changed, the quote itself too. */
  readonly refresh: () => Promise<void>;
}
