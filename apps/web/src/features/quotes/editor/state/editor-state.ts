import type { Change, Conflict } from '@truciolo/changes';
import type { Quote } from '@truciolo/contract';
import type { PricedQuote, QuoteDocument } from '@truciolo/quote';
import type { Step } from './undo-steps.ts';

/** The quote as the server knows it, without its document: that one lives in the state on its own. */
export type QuoteHead = Omit<Quote, 'document'>;

export type SaveState =
  /** Everything is on the server, or nothing was typed yet. */
  | { readonly kind: 'saved'; readonly at: string | null }
  /** Changes wait for the end of the typing. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** The server could not be reached; it is tried again by itself. */
  | { readonly kind: 'offline' }
  /** The server said no; trying again would not help without a change. */
  | { readonly kind: 'refused'; readonly message: string };

/** Fields that two people changed, with the document as it stood here: from it comes what is kept. */
export interface OpenConflict {
  readonly fields: readonly Conflict[];
  readonly mine: QuoteDocument;
}

export interface EditorState {
  readonly document: QuoteDocument;
  readonly priced: PricedQuote;
  /** As the server has it; null before the first save. */
  readonly saved: QuoteDocument | null;
  readonly head: QuoteHead | null;
  readonly save: SaveState;
  readonly conflict: OpenConflict | null;
  /** What came in last from somebody else; a new list each time. */
  readonly incoming: readonly Change[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly positionId: string | null;
  /** The quantity the page looks at; null = the position's own choice. */
  readonly quantity: number | null;
}
