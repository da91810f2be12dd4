import type { Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';

/** What the page that holds a quote says about it; the editor's own state stays there. */
export interface QuoteAtHand {
  /** Null before the first save. */
  readonly head: Pick<Quote, 'guid' | 'number' | 'revision' | 'state' | 'version'> | null;
  readonly document: QuoteDocument;
  /** Positions without a price, prices below a floor without a reason. */
  readonly unpriced: number;
  /** Costs of the order without an amount. */
  readonly uncharged: number;
  readonly unreasoned: number;
  /** Rates that changed in their registries since the quote copied them; null where none did. */
  readonly outdated: { readonly text: string; readonly update: () => void } | null;
  readonly readOnly: boolean;
  /** Saves what is unsaved first; resolves to whether all of it is on the server. */
  readonly flush: () => Promise<boolean>;
  readonly onQuote: (quote: Quote) => void;
}
