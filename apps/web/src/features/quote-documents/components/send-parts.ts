import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';

/** Common props of the ways of sending. */
export interface SendParts {
  readonly guid: string;
  readonly isDraft: boolean;
  /** The user has confirmed the proposed prices. */
  readonly confirmed: boolean;
  readonly disabled: boolean;
  readonly markSent: QuoteSlotProps['markSent'];
  /** Refetches everything that changed, including the quote. */
  readonly refresh: () => Promise<void>;
}
