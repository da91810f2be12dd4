import type { Change, Conflict } from '@truciolo/changes';
import type { Quote } from '@truciolo/contract';
import type { PricedQuote, QuoteDocument } from '@truciolo/quote';
import type { Step } from './undo-steps.ts';

/** The server's data of the quote without its document, which has its own place in the state. */
export type QuoteHead = Omit<Quote, 'document'>;

export type SaveState =
  /** Everything is on the server, or nothing was typed yet. */
  | { readonly kind: 'saved'; readonly at: string | null }
  /** Changes wait for the debounce. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** The server could not be reached; retries are automatic. */
  | { readonly kind: 'offline' }
  /** The server refused; a retry without a change would not help. */
  | { readonly kind: 'refused'; readonly message: string };

/** Fields that two users changed, with the local document, from which chosen values are taken. */
export interface OpenConflict {
  readonly fields: readonly Conflict[];
  readonly mine: QuoteDocument;
}

export interface EditorState {
  readonly document: QuoteDocument;
  readonly priced: PricedQuote;
  /** The server's version; null before the first save. */
  readonly saved: QuoteDocument | null;
  readonly head: QuoteHead | null;
  readonly save: SaveState;
  readonly conflict: OpenConflict | null;
  /** Last changes from another user; a new list each time. */
  readonly incoming: readonly Change[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly positionId: string | null;
  /** The selected quantity; null = the position's own choice. */
  readonly quantity: number | null;
}
