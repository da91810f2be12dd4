import type { Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';

/** A position without a price: its place from 1, its name, and the first thing that it lacks, as a sentence. */
export interface UnpricedPosition {
  readonly place: number;
  readonly name: string;
  readonly missing: string;
}

/** Data of the open quote, from either editor, for buttons of other features; the editor's own state stays there. */
export interface QuoteSlotProps {
  /** Null before the first save. */
  readonly head: Pick<Quote, 'guid' | 'number' | 'revision' | 'state' | 'version'> | null;
  /**
   * Null for users without cost access: `toConfirm` then has the names of the values that another user has to confirm.
   */
  readonly document: QuoteDocument | null;
  /** Terms that are checked before sending. */
  readonly terms: {
    readonly customer: string;
    readonly deliveryTerms: string;
    readonly chargesCarriage: boolean;
  };
  readonly toConfirm?: readonly string[];
  readonly unpriced: readonly UnpricedPosition[];
  /** Costs of the order without an amount. */
  readonly uncharged: number;
  /** Prices below a floor without a reason. */
  readonly unreasoned: number;
  /** Rates that changed in the registries since the quote copied them; null if none did. */
  readonly outdated: { readonly text: string; readonly update: () => void } | null;
  readonly readOnly: boolean;
  /** Saves pending changes; resolves to whether everything is on the server. */
  readonly flush: () => Promise<boolean>;
  /** The state of the quote changed: its page reloads it. */
  readonly reload: () => Promise<void>;
  /** Marks it as sent by hand. */
  readonly markSent: (confirmed: boolean) => Promise<Pick<Quote, 'version'>>;
}
