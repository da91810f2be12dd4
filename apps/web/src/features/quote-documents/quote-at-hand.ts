import type { Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';

/** What the page that holds a quote says about it; the editor's own state stays there. */
export interface QuoteAtHand {
  /** Null before the first save. */
  readonly head: Pick<Quote, 'guid' | 'number' | 'revision' | 'state' | 'version'> | null;
  /** Null for who sees no costs: then `toConfirm` has the names of what waits for who does. */
  readonly document: QuoteDocument | null;
  /** What is asked about before it goes out. */
  readonly terms: {
    readonly customer: string;
    readonly deliveryTerms: string;
    readonly chargesCarriage: boolean;
  };
  readonly toConfirm?: readonly string[];
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
  /** The quote has another state now: its page reads and shows it. */
  readonly reload: () => Promise<void>;
  /** Marks it as sent by hand. */
  readonly markSent: (confirmed: boolean) => Promise<Pick<Quote, 'version'>>;
}
