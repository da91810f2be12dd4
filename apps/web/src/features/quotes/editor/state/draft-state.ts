import type { Change, Conflict } from '@truciolo/changes';
import type { PlainQuote, QuoteDocument } from '@truciolo/quote';
import type { SaveState } from '../../../../lib/saving/save-state.ts';

/** A quote with its costs, or the one for users without cost access. */
export type AnyQuote = QuoteDocument | PlainQuote;

/** Data of a stored quote that saving needs, besides its document. */
export interface StoredHead {
  readonly guid: string;
  readonly version: number;
  readonly updatedAt: string;
  /** A sent revision: nothing can be saved any more. */
  readonly frozen: boolean;
}

/** A quote as the server has it. */
export interface StoredQuote<Document, Head> {
  readonly document: Document;
  readonly head: Head;
}

/** Fields that two users changed, with the local document, from which chosen values are taken. */
export interface OpenConflict<Document> {
  readonly fields: readonly Conflict[];
  readonly mine: Document;
}

/** State of an edited quote that both editors share. */
export interface DraftState<Document, Head> {
  readonly document: Document;
  /** The server's version; null before the first save. */
  readonly saved: Document | null;
  readonly head: Head | null;
  readonly save: SaveState;
  readonly conflict: OpenConflict<Document> | null;
  /** Last changes from another user; a new list each time. */
  readonly incoming: readonly Change[];
}
